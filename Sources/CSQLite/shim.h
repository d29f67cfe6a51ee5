#pragma once
#include <sqlite3.h>

// `SQLITE_TRANSIENT` is a cast of -1 to a function pointer, a macro Swift cannot import.
static inline sqlite3_destructor_type hig_sqlite_transient(void) { return SQLITE_TRANSIENT; }

// Swift cannot call `sqlite3_db_config`, which is variadic. Whether statements may neither write to the
// tables in which FTS5 keeps its index nor do what else could damage the file.
static inline int hig_sqlite_set_defensive(sqlite3 *connection, int isDefensive) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, isDefensive, (int *)0);
}

// Swift cannot call `sqlite3_config`. By itself SQLite lays out twenty pages for each database and each
// table of a statement's own; most of them are never filled, for pages of the file are mapped.
static inline int hig_sqlite_set_no_pages_aside(void) {
  return sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
}

// Reads the file itself, not the log beside it. To open the file once more would drop SQLite's locks
// when it is closed: https://sqlite.org/howtocorrupt.html
static inline int hig_sqlite_read(sqlite3 *connection, void *bytes, int count, sqlite3_int64 start) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  return file->pMethods->xRead(file, bytes, count, start);
}

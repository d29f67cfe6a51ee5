#ifdef __linux__
#include <unistd.h>

// Before main, Swift's runtime looks for itself in /proc, and aborts without a word that helps.
__attribute__((constructor(101))) static void require_proc(void) {
  static const char problem[] =
      "hig: error: /proc isn't mounted, where a program finds its arguments\n"
      "  mount -t proc proc /proc\n";
  if (access("/proc/self", F_OK) == 0) return;
  // The status says that the program couldn't do its work, wherever the words went.
  if (write(STDERR_FILENO, problem, sizeof problem - 1) < 0) _exit(2);
  _exit(2);
}
#endif

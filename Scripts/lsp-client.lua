-- Opens a file in Neovim with a language server, as a person would, and prints what came back as JSON:
-- the hints, what hovering shows, the titles of code actions, and the file after the last of them.
--
--     TALK='{"command": […], "root": "…", "file": "…", "line": 2, "column": 5}' \
--       nvim --headless --clean -S Scripts/lsp-client.lua
--
-- Line and column are counted from 1, the column in bytes.

local talk = vim.fn.json_decode(vim.env.TALK)
local timeout = 20000

local function answer(buffer, method, params)
  for _, response in pairs(vim.lsp.buf_request_sync(buffer, method, params, timeout) or {}) do
    assert(not response.error, vim.inspect(response.error))
    return response.result
  end
end

local function main()
  vim.cmd('edit ' .. vim.fn.fnameescape(talk.file))
  local buffer = vim.api.nvim_get_current_buf()
  local client = vim.lsp.start_client({ cmd = talk.command, root_dir = talk.root })
  assert(client and vim.lsp.buf_attach_client(buffer, client), 'the server did not start')
  vim.wait(timeout, function() return #vim.diagnostic.get(buffer) > 0 end)
  vim.api.nvim_win_set_cursor(0, { talk.line, talk.column - 1 })

  local result = { hints = {}, actions = {} }
  for _, hint in ipairs(vim.diagnostic.get(buffer)) do
    table.insert(result.hints, {
      line = hint.lnum + 1, column = hint.col + 1, message = hint.message,
      isWarning = hint.severity == vim.diagnostic.severity.WARN,
    })
  end
  local hover = answer(buffer, 'textDocument/hover', vim.lsp.util.make_position_params())
  result.hover = hover and hover.contents.value
  local params = vim.lsp.util.make_range_params()
  params.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(buffer, talk.line - 1) }
  local last
  for _, action in ipairs(answer(buffer, 'textDocument/codeAction', params) or {}) do
    table.insert(result.actions, action.title)
    last = action.edit or last
  end
  if last then vim.lsp.util.apply_workspace_edit(last, 'utf-16') end
  -- The hint that is ignored now goes.
  local count = #result.hints
  result.goes = vim.wait(timeout, function() return #vim.diagnostic.get(buffer) < count end)
  result.text = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  vim.lsp.stop_client(client)
  result.ends = vim.wait(timeout, function() return vim.lsp.client_is_stopped(client) end)
  return result
end

local isDone, result = pcall(main)
io.stdout:write(vim.fn.json_encode(isDone and result or { failure = tostring(result) }), '\n')
vim.cmd('qall!')

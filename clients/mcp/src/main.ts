// An MCP server with a tool for every operation, made from the TypeScript client's table of operations. Over standard input
// and output for the assistant that starts it, or over HTTP on this machine alone.

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Pagesmith, version } from '@pagesmith/client';
import { environment } from './environment.ts';
import { filesIn } from './files.ts';
import { listen } from './http.ts';
import { keptResults } from './kept-results.ts';
import { createMcpServer } from './server.ts';

try {
  const { url, key, port, folder } = environment();
  const results = keptResults();
  process.once('exit', results.remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  const pagesmith = new Pagesmith({ url, key, userAgent: `pagesmith-mcp/${version}` });
  const create = () => createMcpServer({ pagesmith, results, files: filesIn(folder, results) });
  if (port === undefined) await create().connect(new StdioServerTransport());
  else await listen(port, create);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}

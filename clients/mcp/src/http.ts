import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/** At /mcp, for programs of this machine. A web page that is made to look like one has another Host or Origin, and is refused. */
export async function listen(port: number, create: () => Server): Promise<void> {
  const http = createServer(async (request, response) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/mcp')
      return void response.writeHead(404).end();
    const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${(http.address() as AddressInfo).port}`);
    const transport = new StreamableHTTPServerTransport({
      // Without sessions: results belong to the process, whoever asks.
      sessionIdGenerator: undefined,
      enableDnsRebindingProtection: true,
      allowedHosts: hosts,
      allowedOrigins: hosts.map((host) => `http://${host}`),
    });
    const server = create();
    response.once('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response);
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  process.stderr.write(`MCP at http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp\n`);
}

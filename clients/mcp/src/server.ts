import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { version } from '@pagesmith/client';
import { callTool, isTool, type Workplace } from './call-tool.ts';
import { tools } from './tools.ts';

/** Tools and resources. By requests and not by the higher layer, whose schemas would be a second copy of the table. */
export function createMcpServer(place: Workplace): Server {
  const server = new Server(
    { name: 'pagesmith', title: 'Pagesmith', version },
    { capabilities: { tools: {}, resources: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools] }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    if (!isTool(params.name)) {
      const known = tools.map(({ name }) => name).join(', ');
      throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}. There are: ${known}.`);
    }
    return callTool(place, params.name, params.arguments ?? {}, signal);
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: place.results.list().map(({ uri, name, mimeType }) => ({ uri, name, mimeType })),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const found = place.results.find(uri);
    if (!found) throw new McpError(ErrorCode.InvalidParams, `There is no result ${uri}.`);
    return { contents: [{ uri, mimeType: found.mimeType, blob: await place.results.read(found) }] };
  });
  return server;
}

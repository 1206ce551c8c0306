/** The packages come from the server whose documentation is read: they fit it, and nothing has to be looked for elsewhere. */
export const installSample = (url: string): string => `# Command line
npm install --global ${url}/clients/pagesmith-cli.tgz

# TypeScript and JavaScript: Node.js 18 and later, browsers
npm install ${url}/clients/pagesmith-client.tgz

# Python 3.11 and later
pip install ${url}/clients/pagesmith-python.tar.gz

# MCP server, for assistants
npm install --global ${url}/clients/pagesmith-mcp.tgz

# n8n, in ~/.n8n/nodes
npm install ${url}/clients/n8n-nodes-pagesmith.tgz
`;

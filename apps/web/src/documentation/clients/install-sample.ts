import type { Language } from '@pagesmith/kernel';

const comments = {
  en: {
    cli: 'Command line',
    typescript: 'TypeScript, JavaScript: Node.js 18+, browsers',
    python: 'Python 3.11 and later',
    mcp: 'MCP server, for assistants',
    n8n: 'n8n, in ~/.n8n/nodes',
  },
  fr: {
    cli: 'Ligne de commande',
    typescript: 'TypeScript, JavaScript\u00a0: Node.js 18+, navigateurs',
    python: 'Python 3.11 ou ultérieur',
    mcp: 'Serveur MCP, pour les assistants',
    n8n: 'n8n, dans ~/.n8n/nodes',
  },
} satisfies Record<Language, unknown>;

/** The packages come from the server whose documentation is read: they fit it, and nothing has to be looked for elsewhere. */
export function installSample(url: string, language: Language): string {
  const { cli, typescript, python, mcp, n8n } = comments[language];
  return `# ${cli}
npm install --global ${url}/clients/pagesmith-cli.tgz

# ${typescript}
npm install ${url}/clients/pagesmith-client.tgz

# ${python}
pip install ${url}/clients/pagesmith-python.tar.gz

# ${mcp}
npm install --global ${url}/clients/pagesmith-mcp.tgz

# ${n8n}
npm install ${url}/clients/n8n-nodes-pagesmith.tgz
`;
}

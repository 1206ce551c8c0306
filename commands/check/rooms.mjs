// Which room may import which, and why: the table from which biome.rooms.json is written, so that the linter says it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../prepare/repository.mjs';

const engines = ['@libpdf/core', '@embedpdf/pdfium', 'harfbuzzjs', 'bidi-js'];

/** `name`: that of its package, where the folder has another. `sees`: the rooms it may import. `isPure`: it does no I/O. `hasEngines`: it may import PDF engines. */
const rooms = {
  'packages/kernel': {
    sees: [],
    why: 'The kernel is at the bottom: every room may import it, it imports none.',
    isPure: true,
  },
  'packages/catalog': {
    sees: ['kernel'],
    why: 'The catalog knows only the kernel: what is sold does not depend on how it is made.',
    isPure: true,
  },
  'packages/contract': {
    sees: ['kernel', 'catalog'],
    why: 'The contract is shapes alone: the server answers by it, the pages and clients read by it.',
    isPure: true,
  },
  'packages/pdf': {
    sees: ['kernel', 'catalog'],
    why: 'Direction: kernel → catalog → pdf. A document knows nothing of operations, accounts or servers.',
    hasEngines: true,
  },
  'packages/docx': {
    sees: ['kernel', 'catalog', 'pdf'],
    why: 'Direction: kernel → catalog → pdf → docx. A conversion knows nothing of operations, accounts or servers.',
  },
  'packages/operations': {
    sees: ['kernel', 'catalog', 'pdf', 'docx'],
    why: 'Operations and accounts never import each other: they meet in the server, through the ledger.',
  },
  'packages/database': {
    sees: ['kernel'],
    why: 'Direction: kernel → database → accounts. Tables know nothing of the rules that use them.',
  },
  'packages/accounts': {
    sees: ['kernel', 'catalog', 'contract', 'database'],
    why: 'Accounts and operations never import each other: they meet in the server, through the ledger.',
  },
  'apps/server': {
    sees: ['kernel', 'catalog', 'contract', 'operations', 'database', 'accounts'],
    why: 'The server composes operations and accounts; it never parses a PDF and never imports the pages.',
  },
  'apps/web': {
    sees: ['kernel', 'catalog', 'contract', 'operations'],
    why: 'The browser sees the kernel, the catalog, the contract and the engine-free side of operations, nothing else.',
    closedDoor: {
      group: ['@pagesmith/operations/run', '@pagesmith/operations/run/**'],
      message: 'Runners need the PDF engine: the browser imports @pagesmith/operations only.',
    },
  },
  'clients/source': {
    sees: ['kernel', 'contract', 'operations'],
    why: 'Clients are derived from what the API promises, not from how a server keeps it.',
  },
  'clients/typescript/src': {
    name: 'client',
    sees: [],
    why: 'A client is installed alone: what it knows of us is written into its folder `derived`.',
  },
  'clients/cli/src': {
    name: 'cli',
    sees: ['client'],
    why: 'The command line is built on the TypeScript client, and on nothing else of ours.',
  },
  'clients/mcp/src': {
    name: 'mcp',
    sees: ['client'],
    why: 'The MCP server is built on the TypeScript client, and on nothing else of ours.',
  },
  'clients/n8n/src': {
    name: 'n8n-nodes-pagesmith',
    sees: ['client'],
    why: 'The n8n node is built on the TypeScript client, and on nothing else of ours.',
  },
};

const nameOf = (folder) => rooms[folder].name ?? folder.slice(folder.indexOf('/') + 1);

function patternsOf(folder, { sees, why, isPure, hasEngines, closedDoor }) {
  const hidden = Object.keys(rooms)
    .map(nameOf)
    .filter((name) => name !== nameOf(folder) && !sees.includes(name));
  return [
    ...(hasEngines
      ? []
      : [
          {
            group: engines,
            message: 'Only packages/pdf imports a PDF engine: everything else asks packages/pdf.',
          },
        ]),
    {
      group: ['**/src/**'],
      message: "Another room is entered by its door: import '@pagesmith/<room>', never a path inside it.",
    },
    { group: hidden.flatMap((name) => [`@pagesmith/${name}`, `@pagesmith/${name}/**`]), message: why },
    ...(isPure
      ? [
          {
            group: ['node:*', 'node:*/**'],
            message: 'This room does no I/O: it is data and pure functions, and the browser loads it too.',
          },
        ]
      : []),
    ...(closedDoor ? [closedDoor] : []),
  ];
}

const ruleOf = ([folder, room]) => ({
  includes: [`${folder}/**`],
  linter: {
    rules: {
      style: {
        noRestrictedImports: { level: 'error', options: { patterns: patternsOf(folder, room) } },
      },
    },
  },
});

/** Writes the linter's rules where they no longer follow from the table; returns whether they did. */
export function writeRoomRules() {
  const file = join(root, 'biome.rooms.json');
  const text = JSON.stringify({ overrides: Object.entries(rooms).map(ruleOf) });
  if (existsSync(file) && JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) === text) return true;
  writeFileSync(file, text);
  run(join(root, 'node_modules/.bin/biome'), ['format', '--write', '--log-level=error', 'biome.rooms.json']);
  return false;
}

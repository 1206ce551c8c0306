// Another operation is one folder: it is put into a copy of the sources, and everything else follows from it.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../prepare/repository.mjs';
import { copyOfTheHouse } from './eleventh-operation/copy-of-the-house.ts';
import { memoryOfTypes } from './memory-of-types.mjs';

const id = 'reverse-pages';
/** Compiling and testing a whole house beside other work. */
const patienceMs = 600_000;
const house = copyOfTheHouse();
const run = promisify(execFile);
const read = (path: string) => readFileSync(join(house, path), 'utf8');

/** Fails with what the program has said. */
async function inHouse(program: string, ...args: string[]): Promise<void> {
  try {
    await run(program, args, { cwd: house, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}

const tool = (name: string, ...args: string[]) =>
  inHouse(process.execPath, join(house, 'node_modules', name), ...args);

beforeAll(async () => {
  const fixture = join(import.meta.dirname, 'eleventh-operation', id);
  cpSync(fixture, join(house, 'packages/operations/src', id), { recursive: true });
  const write = `
    import { writeRegistries } from './commands/prepare/registry.mjs';
    import { writeDocumentationFacts } from './commands/prepare/documentation-facts.mjs';
    import { writeClients } from './commands/prepare/clients.mjs';
    writeRegistries();
    await writeClients();
    if (!(await writeDocumentationFacts())) throw new Error('Facts of other operations have changed.');`;
  await inHouse(process.execPath, '--input-type=module', '--eval', write);
}, patienceMs);
afterAll(() => rmSync(house, { recursive: true }));

test('the lists of operations are written with it, and formatted', async () => {
  expect(read('packages/operations/src/registry.ts')).toContain('reversePages,\n');
  expect(read('packages/operations/src/run/registry.ts')).toContain(`'${id}': async`);
  await tool('@biomejs/biome/bin/biome', 'format', 'packages/operations/src');
});

test('every client has it', () => {
  expect(read('clients/typescript/src/derived/methods.ts')).toContain('reversePages(input');
  expect(read('clients/python/pagesmith/_operations.py')).toContain('def reverse_pages(');
  expect(read('clients/postman/derived/pagesmith.postman_collection.json')).toContain(id);
});

/** What did not change was compiled here: the copy remembers it, with packages where they are. */
function recallTypes(room: string): string {
  const memory = memoryOfTypes(room, house);
  if (!existsSync(memoryOfTypes(room))) return memory;
  mkdirSync(dirname(memory), { recursive: true });
  const packages = `"${relative(dirname(memory), root)}/node_modules/`;
  const known = readFileSync(memoryOfTypes(room), 'utf8');
  writeFileSync(memory, known.replaceAll('"../node_modules/', packages));
  return memory;
}

const compile = (room: string) =>
  tool(
    'typescript/bin/tsc',
    '--project',
    room,
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    recallTypes(room),
  );

test(
  'everything compiles',
  async () => {
    await compile('.');
    await compile('apps/web');
  },
  patienceMs,
);

test(
  'it conforms, and has its tool, its documentation, its price and its place in OpenAPI',
  async () => {
    const suites = [
      'packages/operations/src/conformance.test.ts',
      'apps/web/src/every-operation.test.tsx',
      'apps/web/src/dashboard/tools/request/request.test.ts',
      'apps/web/src/site/landing/calculator/rows.test.ts',
      'apps/server/src/openapi/openapi.test.ts',
    ];
    const patience = { testTimeout: patienceMs, hookTimeout: patienceMs };
    const settings = { include: suites, ...patience, isolate: false, maxWorkers: 1 };
    const config = `export default ${JSON.stringify({ test: settings })};`;
    writeFileSync(join(house, 'eleventh.config.ts'), config);
    // Those of the other operations run in the house itself.
    const names = `${id}|every operation|counts the operations`;
    const report = ['--reporter=json', '--outputFile=tests.json'];
    await tool(
      'vitest/vitest.mjs',
      'run',
      '--config=eleventh.config.ts',
      '--testNamePattern',
      names,
      ...report,
    );
    const { testResults } = JSON.parse(read('tests.json')) as {
      testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
    };
    const passed = (suite: string) =>
      testResults
        .filter(({ name }) => name.endsWith(suite))
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed');
    const about = (suite: string) => passed(suite).filter(({ fullName }) => fullName.includes(id));
    for (const suite of suites) expect(passed(suite), suite).not.toHaveLength(0);
    for (const suite of suites.slice(0, 3)) expect(about(suite), suite).not.toHaveLength(0);
  },
  patienceMs,
);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccess } from '../testing/api.ts';
import { emptyProject } from '../testing/empty-project.ts';

const project = emptyProject();
let environment: Record<string, string>;

beforeAll(async () => {
  await project.installs('pagesmith-cli.tgz');
  const { url, key } = await newAccess();
  environment = {
    PAGESMITH_URL: url,
    PAGESMITH_KEY: key,
    LANG: 'C',
    LC_ALL: 'C',
    XDG_CONFIG_HOME: project.path('config'),
  };
});
afterAll(project.remove);

/** A line as it is typed, in a shell. */
async function typed(line: string, others: Record<string, string> = {}) {
  const shell = spawn('sh', ['-c', line], {
    cwd: project.folder,
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...environment, ...others },
  });
  shell.stdin.end();
  const [stdout, stderr, [code]] = await Promise.all([
    text(shell.stdout),
    text(shell.stderr),
    once(shell, 'close'),
  ]);
  return { stdout, stderr, code: code as number };
}

const startOf = (name: string) => project.read(name).subarray(0, 5).toString();

test('its help is enough to merge two files', async () => {
  const help = await typed('pagesmith --help');
  const line = /pagesmith merge a\.pdf b\.pdf -o out\.pdf/.exec(help.stdout)?.[0] ?? '';
  const followed = line.replace('a.pdf', 'contract.pdf').replace('b.pdf', 'annex.pdf');
  expect(await typed(followed)).toMatchObject({ code: 0, stderr: expect.stringContaining('out.pdf') });
  expect(startOf('out.pdf')).toBe('%PDF-');
  expect((await typed('pagesmith merge --help', { LC_ALL: 'fr_FR.UTF-8' })).stdout).toContain('Utilisation');
});

test('patterns, standard input and output, form fields and jobs', async () => {
  await typed(
    `pagesmith merge 'con*act.pdf' annex.pdf -o merged.pdf && pagesmith extract-pages - --pages 1 -o - < merged.pdf > first.pdf`,
  );
  expect(startOf('first.pdf')).toBe('%PDF-');
  const filled = await typed(
    `pagesmith fill application-form.pdf --field full_name='Zoë = Ada' --field newsletter=true --flaten -o f.pdf`,
  );
  expect(filled.code, filled.stderr).toBe(2);
  const again = `pagesmith fill application-form.pdf --field full_name='Zoë = Ada' --job --json -o f.pdf`;
  expect(JSON.parse((await typed(again)).stdout)).toMatchObject({ file: 'f.pdf', warnings: [] });
  const listed = JSON.parse((await typed('pagesmith list-fields f.pdf')).stdout);
  expect(listed.fields).toContainEqual(expect.objectContaining({ name: 'full_name', value: 'Zoë = Ada' }));
});

test('a pipeline is run from a file with its steps, and parts by name', async () => {
  const steps = [
    { operation: 'fill-pdf', parts: { file: { part: 'form' }, full_name: { part: 'name' } } },
    { operation: 'list-fields', parts: { file: { step: 1 } } },
  ];
  writeFileSync(project.path('steps.json'), JSON.stringify({ steps }));
  const line = 'pagesmith pipelines --pipeline steps.json --part form=@application-form.pdf --part name=Zoë';
  expect((await typed(line)).stdout).toContain('"value": "Zoë"');
  expect((await typed('pagesmith pipelines --part form=@annex.pdf')).code).toBe(2);
});

test('each kind of failure has its exit code, and --json its problem', async () => {
  const refused = await typed('pagesmith remove-page contract.pdf --pages 99 --json');
  expect([refused.code, JSON.parse(refused.stderr).code]).toEqual([1, 'page_absent']);
  const misused = [
    'pagesmith marge',
    'pagesmith merge',
    'pagesmith merge none.pdf none.pdf',
    'pagesmith fill a.pdf --flaten',
  ];
  for (const line of misused) expect((await typed(line)).code, line).toBe(2);
  const stranger = { PAGESMITH_KEY: `pk_${'x'.repeat(40)}` };
  expect((await typed('pagesmith list-fields contract.pdf', stranger)).code).toBe(3);
});

test('a profile keeps its key from other users, and completion knows every command', async () => {
  const { PAGESMITH_URL: url = '', PAGESMITH_KEY: key = '' } = environment;
  const without = { PAGESMITH_URL: '', PAGESMITH_KEY: '' };
  expect((await typed('pagesmith list-fields contract.pdf', without)).code).toBe(2);
  await typed(`echo ${key} | pagesmith profile add work --url ${url}`, without);
  expect(statSync(project.path('config/pagesmith/config.json')).mode & 0o777).toBe(0o600);
  expect((await typed('pagesmith list-fields contract.pdf', without)).code).toBe(0);
  expect((await typed('pagesmith profile remove work && pagesmith profile list', without)).stdout).toBe('');
  const complete = `bash -c 'source <(pagesmith completion bash); COMP_WORDS=(pagesmith ext); COMP_CWORD=1; _pagesmith; echo $COMPREPLY'`;
  expect((await typed(complete)).stdout.trim()).toBe('extract-pages');
  for (const shell of ['zsh', 'fish']) {
    expect((await typed(`pagesmith completion ${shell}`)).stdout).toContain('pdf-to-docx');
  }
});

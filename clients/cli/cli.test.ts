import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccess, newOwnerAccess } from '../testing/api.ts';
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

test('files are uploaded once and named by id, keys and pipelines managed, all by the words of the help', async () => {
  const { key } = await newOwnerAccess();
  const owner = { PAGESMITH_KEY: key };
  const json = async (line: string) => {
    const { stdout, stderr, code } = await typed(line, owner);
    expect([code, stderr]).toEqual([0, '']);
    return stdout === '' ? undefined : JSON.parse(stdout);
  };
  const { id } = await json('pagesmith files upload application-form.pdf --keep template --quiet');
  const link = await json(`pagesmith fill --file file:${id} --field full_name=Zoë --link`);
  expect(link).toMatchObject({ name: 'filled-document.pdf', file: expect.any(String) });
  await typed(`pagesmith merge file:${link.file} annex.pdf file:${id} -o three.pdf`, owner);
  expect(startOf('three.pdf')).toBe('%PDF-');
  expect((await json('pagesmith files list')).files.map((file: { id: string }) => file.id)).toContain(id);
  expect(await json(`pagesmith files delete ${id}`)).toBeUndefined();
  const made = await json(
    'pagesmith keys create --name made --scopes operations --scopes jobs --rate-per-minute 5',
  );
  const changed = await json(`pagesmith keys change ${made.id} --rate-per-minute none --monthly-cap 9`);
  expect(changed).toMatchObject({ scopes: ['operations', 'jobs'], ratePerMinute: null, monthlyCap: 9 });
  expect((await json(`pagesmith keys rotate ${made.id} --overlap-hours 1`)).key).not.toBe(made.key);
  await json(`pagesmith keys delete ${made.id}`);
  const steps = [{ operation: 'list-fields', parts: { file: { part: 'form' } } }];
  writeFileSync(project.path('list.json'), JSON.stringify({ steps }));
  expect(await json('pagesmith pipelines save list --body list.json')).toMatchObject({ name: 'list' });
  const run = await json('pagesmith pipelines run-saved list --part form=@application-form.pdf');
  expect(run.fields).not.toHaveLength(0);
  writeFileSync(project.path('rows.csv'), 'full_name\nZoë\nAda\n');
  await json('pagesmith bulk-fill application-form.pdf rows.csv --output-as merged -o rows.pdf --quiet');
  expect(startOf('rows.pdf')).toBe('%PDF-');
  expect(await json('pagesmith usage get')).toMatchObject({ currency: 'EUR' });
  const wrong = [
    'pagesmith keys',
    'pagesmith keys rotate',
    'pagesmith keys rotate x --overlap-hours soon',
    'pagesmith keys list more',
  ];
  const codes = await Promise.all(wrong.map(async (line) => (await typed(line, owner)).code));
  expect(codes).toEqual([0, 2, 2, 2]);
  expect((await typed('pagesmith keys list')).code).toBe(3);
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
  const rotate = complete.replace('(pagesmith ext)', '(pagesmith keys ro)').replace('CWORD=1', 'CWORD=2');
  expect((await typed(rotate)).stdout.trim()).toBe('rotate');
  const flag = rotate.replace('keys ro)', 'keys rotate --ov)').replace('CWORD=2', 'CWORD=3');
  expect((await typed(flag)).stdout.trim()).toBe('--overlap-hours');
  for (const shell of ['zsh', 'fish']) {
    expect((await typed(`pagesmith completion ${shell}`)).stdout).toContain('pdf-to-docx');
  }
});

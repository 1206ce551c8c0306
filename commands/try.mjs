// npm run try: against the running server, makes an account and a key, fills a sample form, and prints the curl that does it.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './prepare/repository.mjs';

const server = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const sample = join(root, 'packages/operations/samples/application-form.pdf');
const output = join(root, 'reports/filled-document.pdf');
const wire = { 'x-appwrite-project': 'pagesmith', 'content-type': 'application/json' };

async function ask(path, body, headers = {}) {
  const response = await fetch(`${server}/v1${path}`, {
    method: 'POST',
    headers: { ...wire, ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return { answer, cookie: (response.headers.getSetCookie()[0] ?? '').split(';')[0] };
}

try {
  const email = `try-${randomBytes(6).toString('hex')}@example.com`;
  const password = randomBytes(12).toString('hex');
  const { answer: account } = await ask('/account', {
    userId: 'unique()',
    email,
    password,
    name: 'Ada Lovelace',
  });
  const { cookie } = await ask('/account/sessions/email', { email, password });
  const keys = '/databases/default/collections/api_keys/documents';
  const data = { userId: account.$id, name: 'try' };
  const { answer: key } = await ask(keys, { documentId: 'unique()', data }, { cookie });
  console.log(`Account ${email}, password ${password}`);

  const form = new FormData();
  form.set('file', new Blob([readFileSync(sample)], { type: 'application/pdf' }), 'application-form.pdf');
  form.set('full_name', 'Zoë Lovelace');
  form.set('city', 'Orléans');
  const response = await fetch(`${server}/fill-pdf`, {
    method: 'POST',
    headers: { 'x-api-key': key.key },
    body: form,
  });
  if (!response.ok) throw new Error((await response.json()).error);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(output, Buffer.from(await response.arrayBuffer()));
  console.log(
    `Filled: ${relative(process.cwd(), output)} (${response.headers.get('x-credits-remaining')} credits left)\n`,
  );
  console.log(
    [
      `curl ${server}/fill-pdf -H 'x-api-key: ${key.key}'`,
      `-F file=@${relative(process.cwd(), sample)} -F full_name='Zoë Lovelace' -F city=Orléans -o filled-document.pdf`,
    ].join(' \\\n  '),
  );
} catch (error) {
  const isUnreachable = error.cause?.code === 'ECONNREFUSED';
  console.error(isUnreachable ? `No server answers at ${server}: run npm start first.` : error.message);
  process.exit(1);
}

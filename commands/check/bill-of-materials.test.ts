import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { billFile, billOfMaterials } from './bill-of-materials.mjs';
import { lockedPackages, shippedPackages } from './shipped.mjs';

const digestLengths = { 'SHA-1': 40, 'SHA-256': 64, 'SHA-384': 96, 'SHA-512': 128 };
const hash = z
  .strictObject({
    alg: z.enum(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']),
    content: z.string().regex(/^[a-f0-9]+$/),
  })
  .refine(({ alg, content }) => content.length === digestLengths[alg]);
const licence = z.union([
  z.strictObject({ license: z.strictObject({ id: z.string().regex(/^[\w.-]+$/) }) }),
  z.strictObject({ expression: z.string().regex(/ (AND|OR) /) }),
]);
/** The rules of bom-1.6.schema.json for what we write. */
const bill = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.int().min(1),
  metadata: z.strictObject({
    component: z.strictObject({
      type: z.literal('application'),
      'bom-ref': z.string().min(1),
      name: z.literal('pagesmith'),
      version: z.string(),
    }),
  }),
  components: z.array(
    z.strictObject({
      type: z.literal('library'),
      'bom-ref': z.string().min(1),
      group: z.string().startsWith('@').optional(),
      name: z.string().regex(/^[^@/]+$/),
      version: z.string(),
      scope: z.enum(['required', 'optional']),
      hashes: z.array(hash).min(1),
      licenses: z.array(licence).length(1),
      purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const text = billOfMaterials();
const { metadata, components, dependencies } = bill.parse(JSON.parse(text));

test('the bill of materials has every package that ships, once, and none of the tools', () => {
  const addresses = components.map(({ purl }) => purl);
  expect(addresses).toHaveLength(shippedPackages().length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`pkg:npm/fastify@${lockedPackages()['node_modules/fastify'].version}`);
  expect(addresses.filter((address) => /\/(vitest|typescript)@/.test(address))).toEqual([]);
});

test('every relation is between things of the bill, and everything is reached from the product', () => {
  const graph = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const known = new Set([metadata.component['bom-ref'], ...components.map((each) => each['bom-ref'])]);
  expect(new Set(graph.keys())).toEqual(known);
  const reached = new Set([metadata.component['bom-ref']]);
  for (const ref of reached) for (const next of graph.get(ref) ?? []) reached.add(next);
  expect([...reached].filter((ref) => !known.has(ref))).toEqual([]);
  const required = components.filter(({ scope }) => scope === 'required').map((each) => each['bom-ref']);
  expect(required.filter((ref) => !reached.has(ref))).toEqual([]);
});

test('the bill is the same on every run, names no registry, and is the one that is kept', () => {
  expect(billOfMaterials()).toBe(text);
  expect(text).not.toMatch(/registry|resolved|timestamp|serialNumber/);
  expect(text.match(/https?:/g)).toHaveLength(1);
  expect(readFileSync(billFile, 'utf8')).toBe(text);
});

// The documents that every tool works on: built once, the same on every machine, in a folder git ignores.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDocument } from './build-document.ts';
import { buildForm } from './build-form.ts';

export const folder = fileURLToPath(new URL('../../data/', import.meta.url));
export const needle = 'where the needle stands at last';
export const fieldNames = Array.from({ length: 100 }, (_, index) => `field_${index + 1}`);

const megabyte = 1024 * 1024;
const part = (number: number): string => `part-${String(number).padStart(2, '0')}.pdf`;
const partNumbers = Array.from({ length: 20 }, (_, index) => index + 1);

const builders: Readonly<Record<string, (path: string) => void>> = {
  ...Object.fromEntries(
    partNumbers.map((seed) => [
      part(seed),
      (path: string) =>
        buildDocument(path, { pages: 20, pictureEvery: 5, pictureBytes: 60_000, seed: seed + 100 }),
    ]),
  ),
  'pages-600.pdf': (path) =>
    buildDocument(path, { pages: 600, pictureEvery: 10, pictureBytes: 100_000, seed: 1, lastLine: needle }),
  'form-100.pdf': (path) => buildForm(path, fieldNames.length),
  'large-100mb.pdf': (path) =>
    buildDocument(path, { pages: 100, pictureEvery: 1, pictureBytes: megabyte, seed: 2 }),
  'huge-950mb.pdf': (path) =>
    buildDocument(path, { pages: 475, pictureEvery: 1, pictureBytes: 2 * megabyte, seed: 3 }),
  'fill.fdf': (path) => writeFileSync(path, fillData()),
};

function fillData(): string {
  const fields = fieldNames.map((name) => `<< /T (${name}) /V (Value of ${name}) >>`);
  return `%FDF-1.2\n1 0 obj\n<< /FDF << /Fields [${fields.join('\n')}] >> >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`;
}

/** The path of an input, built when it is not there. A half-built file never takes its place. */
export function input(name: string): string {
  const build = builders[name];
  if (build === undefined) throw new Error(`No input is named ${name}.`);
  return built(name, build);
}

function built(name: string, build: (path: string) => void): string {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  console.log(`Building ${name} …`);
  build(`${path}.part`);
  renameSync(`${path}.part`, path);
  return path;
}

/** Pages of prose, with the needle on the last one. */
export const pagesInput = (pages: number): string =>
  built(`pages-${pages}-bare.pdf`, (path) =>
    buildDocument(path, { pages, pictureEvery: 0, pictureBytes: 0, seed: 4, lastLine: needle }),
  );

export const fieldsInput = (fields: number): string =>
  built(`form-${fields}.pdf`, (path) => buildForm(path, fields));

export const parts = (): string[] => partNumbers.map((number) => input(part(number)));

// One suite over all operations, from their definitions alone: an operation that is added is tested by being there.
import { readFileSync } from 'node:fs';
import { partsOf } from '@pagesmith/docx/testing';
import { defaultLanguage, Failure, languages } from '@pagesmith/kernel';
import { drawPage, withPdfium } from '@pagesmith/pdf';
import { protectedCopy } from '@pagesmith/pdf/testing';
import { describe, expect, test } from 'vitest';
import {
  isFileKind,
  type Operation,
  operations,
  type ReceivedPart,
  readOptions,
  readParts,
  requestFailures,
} from './index.ts';
import { type Outcome, type RunOptions, runOperation } from './run/index.ts';
import { samplePath } from './samples.ts';

type Known = (typeof operations)[number];

const readSample = (name: string) => new Uint8Array(readFileSync(samplePath(name)));

/** The example's parts as they would arrive, each file changed by `change`. */
function exampleParts({ example }: Operation, change = (bytes: Uint8Array) => bytes): ReceivedPart[] {
  return example.parts.map(([name, value]) => ({
    name,
    content: typeof value === 'string' ? value : { source: change(readSample(value.sample)) },
  }));
}

function run(operation: Known, parts: ReceivedPart[], options: RunOptions = {}): Promise<Outcome> {
  const query = (operation.example.options ?? {}) as Record<string, string>;
  return runOperation(operation.id, readParts(operation, parts), readOptions(operation, query), options);
}

/** How many pixels of each page are not white. */
const inkOf = (file: Uint8Array): Promise<number[]> =>
  withPdfium(file, undefined, (document) =>
    Array.from({ length: document.pageCount }, (_, index) => {
      const { rgba } = drawPage(document, index + 1, { scale: 0.5 }) ?? { rgba: new Uint8Array() };
      return rgba.filter((value, offset) => offset % 4 === 0 && value < 255).length;
    }),
  );

async function failureOf(work: () => Promise<unknown>): Promise<Failure> {
  const error = await work().then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof Failure) return error;
  throw error;
}

test('every operation has its own place in every list', () => {
  expect(new Set(operations.map(({ order }) => order)).size).toBe(operations.length);
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  test('its example works', async () => {
    const { content } = await run(operation, exampleParts(operation));
    if (operation.result.kind === 'json') {
      expect('json' in content && operation.result.schema.parse(content.json)).toBeTruthy();
    } else if (operation.result.kind === 'pdf' && 'file' in content) {
      expect(await withPdfium(content.file, undefined, (document) => document.pageCount)).toBeGreaterThan(0);
    }
  });

  test('a file that is no PDF is refused, and the failure names its part', async () => {
    const parts = exampleParts(operation, () => new TextEncoder().encode('just text, not a document'));
    const failure = await failureOf(() => run(operation, parts));
    expect(failure.code).toBe('file_not_pdf');
    expect(failure.in('en')).toMatch(/^Part \w+: /);
  });

  test('a file damaged beyond repair is refused', async () => {
    const parts = exampleParts(
      operation,
      (bytes) => new Uint8Array([...bytes.slice(0, 9), ...new Uint8Array(200)]),
    );
    expect((await failureOf(() => run(operation, parts))).code).toBe('file_damaged');
  });

  test('an empty file is refused', async () => {
    const parts = exampleParts(operation, () => new Uint8Array());
    expect((await failureOf(() => run(operation, parts))).status).toBe(400);
  });

  test('a protected file needs its password, and the wrong one does not open it', async () => {
    const encrypted = await Promise.all(
      exampleParts(operation).map(async ({ name, content }) => {
        if (typeof content === 'string' || typeof content.source === 'string') return { name, content };
        return { name, content: { source: await protectedCopy(content.source, 'sésame') } };
      }),
    );
    expect((await failureOf(() => run(operation, encrypted))).code).toBe('password_required');
    expect((await failureOf(() => run(operation, encrypted, { password: 'wrong' }))).code).toBe(
      'password_wrong',
    );
    expect(await run(operation, encrypted, { password: 'sésame' })).toBeTruthy();
  });

  test('each required part is missed by name', () => {
    const required = Object.entries(operation.parts).filter(([, part]) => part.isRequired);
    for (const [name] of required) {
      const others = exampleParts(operation).filter((part) => part.name !== name);
      expect(() => readParts(operation, others)).toThrow(`The part ${name} is missing`);
    }
  });

  test('a part that it does not know is refused by name', () => {
    const isOpen = Object.values(operation.parts).some((part) => part.kind === 'fields');
    const stranger: ReceivedPart = { name: 'stranger', content: isOpen ? { source: 'x' } : 'x' };
    expect(() => readParts(operation, [...exampleParts(operation), stranger])).toThrow(
      'The part stranger is not expected',
    );
    expect(() => readOptions(operation, { stranger: '1' })).toThrow('The option stranger is unknown');
  });

  test('an option takes what its definition lists and refuses another value by name', () => {
    for (const [name, option] of Object.entries(operation.options)) {
      const accepted = option.kind === 'flag' ? ['true', 'false', ''] : [...option.choices, ''];
      for (const value of accepted) expect(() => readOptions(operation, { [name]: value })).not.toThrow();
      if (option.kind === 'choice' && option.alone !== undefined) {
        const others = option.choices.filter((choice) => choice !== option.alone);
        expect(readOptions(operation, { [name]: others.join(', ') })[name]).toEqual(others);
        const mixed = { [name]: `${others[0]},${option.alone}` };
        expect(() => readOptions(operation, mixed)).toThrow(`${option.alone} stands by itself`);
      }
      expect(() => readOptions(operation, { [name]: 'stranger' })).toThrow(`The option ${name} must be`);
    }
  });

  test('a part that may come once is refused when it comes twice', () => {
    const [file] = Object.entries(operation.parts).filter(([, part]) => part.kind === 'pdf');
    if (!file) return;
    const parts = exampleParts(operation);
    const repeated = parts.filter((part) => part.name === file[0] && typeof part.content !== 'string');
    expect(() => readParts(operation, [...parts, ...repeated])).toThrow(
      `The part ${file[0]} was sent 2 times`,
    );
  });

  test('its words are complete, and its French is not its English', () => {
    for (const language of languages) {
      const words = operation.copy[language];
      const texts = [words.name, words.summary, words.description, words.action, words.failed];
      const partTexts = [...Object.values(words.parts), ...Object.values(words.options)].flatMap((part) => [
        part.label,
        part.help,
      ]);
      for (const text of [...texts, ...partTexts]) expect(text.trim()).not.toBe('');
    }
    expect(operation.copy.fr.summary).not.toBe(operation.copy[defaultLanguage].summary);
  });

  test('every failure it lists has a code of its own', () => {
    const codes = [...Object.values(operation.failures), ...Object.values(requestFailures)].map(
      ({ code }) => code,
    );
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('its watermark is on every page', async () => {
    if (operation.result.kind !== 'pdf') return;
    const plain = await run(operation, exampleParts(operation));
    const marked = await run(operation, exampleParts(operation), { watermark: 'SAMPLE' });
    if (!('file' in plain.content && 'file' in marked.content)) throw new Error('no file');
    const before = await inkOf(plain.content.file);
    const after = await inkOf(marked.content.file);
    expect(after).toHaveLength(before.length);
    expect(after.map((ink, page) => ink > (before[page] ?? 0))).not.toContain(false);
  });

  test('its watermark is in the header of a Word document, and of every kind of page', async () => {
    if (operation.result.kind !== 'docx') return;
    const { content } = await run(operation, exampleParts(operation), { watermark: 'SAMPLE' });
    if (!('file' in content)) throw new Error('no file');
    const parts = partsOf(content.file);
    const headers = [...parts].filter(([name]) => name.startsWith('word/header'));
    expect(headers.filter(([, xml]) => xml.includes('SAMPLE'))).toHaveLength(headers.length);
    expect(parts.get('word/document.xml')).toContain('<w:headerReference w:type="default"');
  });

  test('it takes at least one file', () => {
    expect(Object.values(operation.parts).some((part) => isFileKind(part.kind))).toBe(true);
  });
});

import { Writable } from 'node:stream';
import { apiFailures } from '../failures.ts';
import { Base64String } from './base64-string.ts';
import { inputFailures } from './failures.ts';
import type { KindOf } from './input-kind.ts';
import { deliveryIn, type FileReference, type JsonPart, partsOfJson } from './json-parts.ts';
import { JsonScanner } from './json-scanner.ts';
import { oneTextBytesMax, partsMax } from './part-limits.ts';
import { aboutPart, type OpenReference } from './references.ts';
import type { SpooledParts } from './spooled-parts.ts';

/** An object that stands for the table itself. */
const rowsFileDepth = 2;

interface JsonTerms {
  readonly textBytesMax: number;
  readonly kindOf: KindOf;
  readonly open: OpenReference;
}

/** Takes a body of application/json; its parts, and the files that it refers to, are there once it has finished. */
export function jsonBody(spooled: SpooledParts, { textBytesMax, kindOf, open }: JsonTerms): Writable {
  const sources: string[] = [];
  const scanner = new JsonScanner({
    // Deeper within a table, a column may have that name.
    isFile: (property, depth) =>
      kindOf(property) === 'file' || (kindOf(property) === 'rows' && depth === rowsFileDepth),
    begin: (property) => {
      const string = new Base64String(property);
      sources.push(spooled.spool(property, string.decoded, (error) => error));
      return { string, number: sources.length - 1 };
    },
  });
  const take = async (chunk: Buffer) => {
    await scanner.take(chunk);
    if (scanner.textBytes > textBytesMax) throw apiFailures.textsTooLong({ bytesMax: textBytesMax });
  };
  const complete = async () => {
    const body = parse(scanner.text);
    const parts = partsOfJson(body, kindOf);
    spooled.deliverTo = deliveryIn(body, kindOf);
    if (parts.length > partsMax) throw apiFailures.partsTooMany({ countMax: partsMax });
    for (const part of parts) await add(part, spooled, sources, open);
  };
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => void take(chunk).then(() => done(), done),
    final: (done) => void complete().then(() => done(), done),
  });
}

async function add(
  { name, content }: JsonPart,
  spooled: SpooledParts,
  sources: readonly string[],
  open: OpenReference,
): Promise<void> {
  if (typeof content !== 'string') return spooled.addFile(name, await sourceOf(name, content), content.name);
  if (Buffer.byteLength(content) > oneTextBytesMax) {
    throw apiFailures.textTooLong({ part: name, bytesMax: oneTextBytesMax });
  }
  spooled.addText(name, content);

  async function sourceOf(part: string, reference: FileReference): Promise<string> {
    if ('base64' in reference) return sources[Number(reference.base64)] ?? '';
    const named = (error: Error) => aboutPart(part, error);
    const content = await open(reference, spooled.ended).catch((error) => {
      throw named(error);
    });
    const source = spooled.spool(part, content, named);
    // One after the other: whoever is fetched from is not asked for several files at once.
    await spooled.writes.at(-1);
    return source;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw inputFailures.jsonMalformed({ cause: error });
  }
}

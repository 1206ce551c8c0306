import { Writable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { apiFailures } from '../failures.ts';
import { oneTextBytesMax, partsMax } from './part-limits.ts';
import type { SpooledParts } from './spooled-parts.ts';

/** Takes a body of multipart/form-data; all of its parts are known once it has finished. */
export function multipartBody(headers: BusboyHeaders, spooled: SpooledParts, textBytesMax: number): Writable {
  const streams: BusboyFileStream[] = [];
  const limits = { fieldNameSize: 2_000, fieldSize: oneTextBytesMax, parts: partsMax, headerPairs: 50 };
  const parser = new Busboy({ headers, limits });
  parser.on('file', (name: string | undefined, stream, fileName) => {
    if (name !== undefined) {
      streams.push(stream);
      return spooled.addFile(name, spooled.spool(name, stream, malformed), fileName);
    }
    stream.resume();
    spooled.refuse(malformed(nameless));
  });
  parser.on('field', (name: string | undefined, value, _nameTruncated, isTruncated) => {
    if (name === undefined) return spooled.refuse(malformed(nameless));
    if (isTruncated) spooled.refuse(apiFailures.textTooLong({ part: name, bytesMax: oneTextBytesMax }));
    spooled.addText(name, value);
  });
  parser.on('partsLimit', () => spooled.refuse(apiFailures.partsTooMany({ countMax: partsMax })));
  // May happen twice: a truncated body is an error of the parser, and then of the part that was cut off.
  parser.on('error', (error: Error) => spooled.refuse(malformed(error)));
  let receivedBytes = 0;
  /** Counted on the raw body: whatever is not file content is text, a name or useless. */
  const count = (bytes: number) => {
    receivedBytes += bytes;
    const inFiles = streams.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    if (receivedBytes - inFiles > textBytesMax) {
      spooled.refuse(apiFailures.textsTooLong({ bytesMax: textBytesMax }));
    }
  };
  // The parser buffers a text until its end, so what it was given is counted before it gets more.
  return new Writable({
    write: (chunk: Buffer, _encoding, done) =>
      parser.write(chunk, () => {
        count(chunk.length);
        done();
      }),
    final: (done) => {
      parser.once('finish', () => done());
      parser.end();
    },
  });
}

/** The parser's types do not say that a part may have no name. */
const nameless = new Error('a part has no name');

const malformed = (cause: Error) => apiFailures.uploadMalformed({ cause });

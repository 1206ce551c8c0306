import type { ByteSource } from '../../bytes/index.ts';
import { ObjectParser, type RefOf } from './object-parser.ts';

const firstBytes = 4_096;
const growth = 8;
/** How far the parser looks beyond what it takes: at a reference, and at the word after an object. */
const lookaheadBytes = 256;

/**
 * Parses what stands at a place, with more of the file for as long as the parser comes to the end of what it was given.
 * Nothing that is parsed may be a part of those bytes.
 */
export function parseAt<Result>(
  source: ByteSource,
  offset: number,
  refOf: RefOf,
  parse: (parser: ObjectParser, bytes: Uint8Array) => Result,
  expectedBytes: number = firstBytes,
): Result {
  if (!(offset >= 0)) throw new SyntaxError('no place in the file');
  for (let length = expectedBytes; ; length *= growth) {
    const bytes = source.look(offset, offset + length);
    const parser = new ObjectParser(bytes, refOf);
    const isAll = offset + bytes.length >= source.length;
    try {
      const result = parse(parser, bytes);
      if (isAll || parser.position + lookaheadBytes < bytes.length) return result;
    } catch (error) {
      if (isAll || parser.position + lookaheadBytes < bytes.length) throw error;
    }
  }
}

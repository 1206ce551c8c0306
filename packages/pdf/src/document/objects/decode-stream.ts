import { constants, inflateSync } from 'node:zlib';
import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { Failure } from '@pagesmith/kernel';
import { pdfFailures } from '../../failures.ts';
import type { Resolve } from '../pages.ts';
import { GuardedBytes } from './guarded-bytes.ts';

/** The limit for streams that we interpret; a bomb is not inflated beyond it. */
export const decodedBytesMax = 64 * 1024 * 1024;

/** The stream's data without its filters. Throws what the filter throws, and a Failure when it grows too long. */
export function decodeStream(stream: PdfStream, resolve: Resolve): Uint8Array {
  const read = (value: PdfObject | null | undefined): PdfObject | undefined =>
    (value instanceof PdfRef ? resolve(value) : value) ?? undefined;
  const listOf = (value: PdfObject | undefined): PdfObject[] =>
    value instanceof PdfArray ? value.toArray() : value ? [value] : [];
  const filters = listOf(read(stream.get('Filter')));
  const parameters = listOf(read(stream.get('DecodeParms')));
  let data: Uint8Array = stream.data;
  filters.forEach((filter, index) => {
    const name = read(filter);
    if (!(name instanceof PdfName)) throw new SyntaxError('no filter');
    const options = read(parameters[index]);
    data = decode(data, name, options instanceof PdfDict ? options : undefined);
    if (data.length > decodedBytesMax) throw pdfFailures.streamTooLong();
  });
  return data;
}

const decodeByObjectLayer = PdfStream.prototype.getDecodedData;

/**
 * Makes the object layer decode within the same limit; by itself it would inflate a bomb until memory runs out. The
 * objects in a stream are guarded as those of a file are.
 */
export function boundObjectLayer(): void {
  PdfStream.prototype.getDecodedData = function decodeWithinLimit(this: PdfStream): Uint8Array {
    const decoded = decodeAnyhow(this);
    return this.getName('Type')?.value === 'ObjStm' ? GuardedBytes.over(decoded) : decoded;
  };
}

function decodeAnyhow(stream: PdfStream): Uint8Array {
  try {
    return decodeStream(stream, () => null);
  } catch (error) {
    if (error instanceof Failure) throw error;
    return decodeByObjectLayer.call(stream);
  }
}

function decode(data: Uint8Array, filter: PdfName, parameters: PdfDict | undefined): Uint8Array {
  const predictor = parameters?.getNumber('Predictor')?.value ?? 1;
  if (filter.value === 'FlateDecode' && (predictor === 1 || predictor >= 10)) {
    const inflated = inflate(data);
    return predictor === 1 || !parameters ? inflated : undoPrediction(inflated, parameters);
  }
  const single = new PdfStream([['Filter', filter]], data);
  if (parameters) single.set('DecodeParms', parameters);
  return decodeByObjectLayer.call(single);
}

function inflate(data: Uint8Array): Uint8Array {
  try {
    return inflateSync(data, { maxOutputLength: decodedBytesMax, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw pdfFailures.streamTooLong({ cause: error });
    throw error;
  }
}

/** The PNG predictors (ISO 32000-2, 7.4.4.4), row by row. A row that states to be longer than the data ends with it. */
function undoPrediction(data: Uint8Array, parameters: PdfDict): Uint8Array {
  const number = (key: string, fallback: number): number => parameters.getNumber(key)?.value ?? fallback;
  const bits = number('Colors', 1) * number('BitsPerComponent', 8);
  const step = Math.max(1, bits >> 3);
  const width = Math.ceil((bits * number('Columns', 1)) / 8);
  const rows = Math.ceil(data.length / (width + 1));
  const out = new Uint8Array(data.length - rows);
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (width + 1)] ?? 0;
    const columns = Math.min(width, out.length - row * width);
    for (let column = 0; column < columns; column += 1) {
      const at = row * width + column;
      const left = column >= step ? (out[at - step] ?? 0) : 0;
      const up = row > 0 ? (out[at - width] ?? 0) : 0;
      const corner = row > 0 && column >= step ? (out[at - width - step] ?? 0) : 0;
      out[at] = (data[row * (width + 1) + 1 + column] ?? 0) + predict(kind, left, up, corner);
    }
  }
  return out;
}

function predict(kind: number, left: number, up: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  const estimate = left + up - corner;
  const distances = [left, up, corner].map((value) => Math.abs(estimate - value));
  const nearest = Math.min(...distances);
  return distances[0] === nearest ? left : distances[1] === nearest ? up : corner;
}

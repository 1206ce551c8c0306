import type { PdfFile } from '@pagesmith/pdf';
import type { FormRow } from '../task.ts';

const pieceBytes = 65_536;
const newline = 0x0a;

interface RowLine {
  readonly row: FormRow;
  /** Where the next one begins. */
  readonly next: number;
}

/** The rows from a place in the file on, read as they are asked for. */
export function* rowLines(file: PdfFile, from: number): Generator<RowLine> {
  let begun = from;
  let held = Buffer.alloc(0);
  for (let at = from; at < file.length; at += pieceBytes) {
    held = Buffer.concat([held, pieceOf(file, at, at + pieceBytes)]);
    for (let end = held.indexOf(newline); end >= 0; end = held.indexOf(newline)) {
      const row = JSON.parse(held.toString('utf8', 0, end)) as FormRow;
      held = held.subarray(end + 1);
      begun += end + 1;
      yield { row, next: begun };
    }
  }
}

const pieceOf = (file: PdfFile, from: number, to: number): Uint8Array =>
  file instanceof Uint8Array ? file.subarray(from, to) : file.read(from, to);

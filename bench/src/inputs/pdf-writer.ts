import { closeSync, openSync, writeSync } from 'node:fs';

/** Writes a PDF object by object straight to disk, so that an input of a gigabyte needs no gigabyte here. */
export class PdfWriter {
  readonly #file: number;
  readonly #offsets: number[] = [];
  #position = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
    this.#write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  }

  /** A number for an object that is written later. */
  reserve(): number {
    return this.#offsets.push(-1);
  }

  object(content: string, number = this.reserve()): number {
    this.#begin(number);
    this.#write(`${content}\nendobj\n`);
    return number;
  }

  stream(dictionary: string, bytes: Uint8Array, number = this.reserve()): number {
    this.#begin(number);
    this.#write(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`);
    writeSync(this.#file, bytes);
    this.#position += bytes.length;
    this.#write('\nendstream\nendobj\n');
    return number;
  }

  finish(catalog: number): void {
    const start = this.#position;
    const size = this.#offsets.length + 1;
    const entries = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    this.#write(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`);
    this.#write(`trailer\n<< /Size ${size} /Root ${catalog} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
    closeSync(this.#file);
  }

  #begin(number: number): void {
    this.#offsets[number - 1] = this.#position;
    this.#write(`${number} 0 obj\n`);
  }

  #write(text: string): void {
    this.#position += writeSync(this.#file, Buffer.from(text, 'latin1'));
  }
}

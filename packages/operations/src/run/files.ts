import { FileSource, type PdfFile, type Seal } from '@pagesmith/pdf';
import type { UploadedPdf } from '../define/index.ts';

export interface FileOptions {
  /** What the file at a path is sealed with, if it is. */
  readonly sealOf?: ((path: string) => Seal) | undefined;
  /** Called before a file is read into memory whole; throws where there is no room for it. */
  readonly beforeWhole?: ((lengthBytes: number) => void) | undefined;
}

/** The files of one request, read where they lie until the work is done. */
export class Files {
  readonly #options: FileOptions;
  readonly #opened = new Map<string, FileSource>();

  constructor(options: FileOptions) {
    this.#options = options;
  }

  get({ source }: UploadedPdf): PdfFile {
    if (typeof source !== 'string') return source;
    const { sealOf, beforeWhole } = this.#options;
    const opened =
      this.#opened.get(source) ?? new FileSource(source, { seal: sealOf?.(source), beforeWhole });
    this.#opened.set(source, opened);
    return opened;
  }

  close(): void {
    for (const file of this.#opened.values()) file.close();
    this.#opened.clear();
  }
}

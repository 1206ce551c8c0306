import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly name: string;
  readonly changedAt: Date;
}

/** Holds the files of jobs and kept results, which are sealed before they get here. Names look like `jobs/ID/1`. */
export interface Store {
  /** Identifies the store; undefined until it has been marked. */
  marker(): Promise<string | undefined>;
  mark(id: string): Promise<void>;
  /** Takes a local file, which may be gone afterwards. Once this resolves, the file survives a power cut. */
  put(name: string, path: string): Promise<void>;
  /** Fails before the first byte if there is no such file. */
  read(name: string): Promise<Readable>;
  /** Succeeds if there is no such file. */
  remove(name: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  list(folder: string): AsyncIterable<StoredFile>;
}

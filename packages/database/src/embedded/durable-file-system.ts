import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

/** The parts of Emscripten's file system that are used here; the package's own types leave them out. */
interface FileSystemModule {
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } };
}

/** WASI errno values, as fd_sync answers them. */
const invalidArgument = 28;
const inputOutputError = 29;

/**
 * Emscripten's Node file system writes, but its fsync does nothing: what PostgreSQL calls committed could be
 * lost with the machine's power. This one flushes for real, and counts, so that the start can prove it.
 */
export class DurableFileSystem extends NodeFS {
  flushCount = 0;

  override async init(database: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(database, options);
    const giveFsync = ({ FS, NODEFS }: FileSystemModule) => {
      NODEFS.stream_ops.fsync = ({ nfd }) => this.flush(nfd, FS.ErrnoError);
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), giveFsync] as typeof emscriptenOpts.preRun;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  private flush(descriptor: number, ErrnoError: FileSystemModule['FS']['ErrnoError']): number {
    try {
      fsyncSync(descriptor);
    } catch (error) {
      // Windows cannot flush a directory; PostgreSQL forgives that answer for directories alone.
      const isUnsupported = error instanceof Error && 'code' in error && error.code === 'EPERM';
      throw new ErrnoError(isUnsupported ? invalidArgument : inputOutputError);
    }
    this.flushCount += 1;
    return 0;
  }
}

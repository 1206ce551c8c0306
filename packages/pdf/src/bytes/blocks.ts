/** Two megabytes and a half for all files that are open: the neighbourhoods of what is being read. */
const blocksMax = 128;

/** No Buffer, whose slices are views; and without zeros, which would be written over at once. */
export const unfilled = (length: number): Uint8Array => new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);

/** As much as any block needs. */
export const blockBytesMax = 20_480;

const spare: Uint8Array[] = [];
/** By their memory, the oldest first: whose they are, and as which. */
const held = new Map<Uint8Array, { readonly blocks: Blocks; readonly number: number }>();

/**
 * The blocks of one file that are held for a while. Their memory goes from block to block and from file to file: V8 looks
 * for what nobody has any more outside its heap only when there are dozens of megabytes of it, and the C library
 * keeps that, so that a process which works on one file after another would never be without it.
 */
export class Blocks {
  readonly #known = new Map<number, Uint8Array>();

  get(number: number): Uint8Array | undefined {
    return this.#known.get(number);
  }

  /** Room for a block, which is the oldest one's of any file when there are enough of them. */
  hold(number: number): Uint8Array {
    const room = (held.size < blocksMax ? spare.pop() : dropOldest()) ?? unfilled(blockBytesMax);
    this.#known.set(number, room);
    held.set(room, { blocks: this, number });
    return room;
  }

  drop(number: number): void {
    const room = this.#known.get(number);
    if (!room) return;
    this.#known.delete(number);
    held.delete(room);
    spare.push(room);
  }

  dropAll(): void {
    for (const number of this.#known.keys()) this.drop(number);
  }
}

function dropOldest(): Uint8Array | undefined {
  for (const { blocks, number } of held.values()) {
    blocks.drop(number);
    break;
  }
  return spare.pop();
}

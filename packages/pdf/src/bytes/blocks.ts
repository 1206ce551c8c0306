/** Two megabytes and a half for all files that are open: the neighbourhoods of what is being read. */
const blocksMax = 128;

/** No Buffer, whose slices are views; and without zeros, which would be written over at once. */
export const unfilled = (length: number): Uint8Array => new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);

/** As much as any block needs. */
export const blockBytesMax = 20_480;

/** Memory that goes from block to block. */
interface Room {
  readonly bytes: Uint8Array;
  /** Whose block it holds, and which one. */
  blocks: Blocks | undefined;
  number: number;
}

/** A map of them would be made anew hundreds of times for a file, and V8 keeps what it was before until it looks through all. */
const rooms: Room[] = [];
const spare: Room[] = [];
let oldest = 0;

/**
 * The blocks of one file that are held for a while. Their memory goes from block to block and from file to file: V8 looks
 * for what nobody has any more outside its heap only when there are dozens of megabytes of it, and the C library
 * keeps that, so that a process which works on one file after another would never be without it.
 */
export class Blocks {
  readonly #known = new Map<number, Room>();

  get(number: number): Uint8Array | undefined {
    return this.#known.get(number)?.bytes;
  }

  /** Room for a block, which is that of an older one of any file when there are enough of them. */
  hold(number: number): Uint8Array {
    const room = spare.pop() ?? (rooms.length < blocksMax ? newRoom() : nextRoom());
    room.blocks = this;
    room.number = number;
    this.#known.set(number, room);
    return room.bytes;
  }

  drop(number: number): void {
    const room = this.#known.get(number);
    if (!room) return;
    this.#known.delete(number);
    room.blocks = undefined;
    spare.push(room);
  }

  dropAll(): void {
    for (const number of this.#known.keys()) this.drop(number);
  }
}

function newRoom(): Room {
  const room = { bytes: unfilled(blockBytesMax), blocks: undefined, number: 0 };
  rooms.push(room);
  return room;
}

/** None is spare: they are given up in turns. */
function nextRoom(): Room {
  const room = rooms[oldest] ?? newRoom();
  oldest = (oldest + 1) % blocksMax;
  room.blocks?.drop(room.number);
  return spare.pop() ?? room;
}

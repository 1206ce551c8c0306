import { type PdfDict, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { Failure } from '@pagesmith/kernel';
import type { ByteSource } from '../../bytes/index.ts';
import { type CrossReferences, readCrossReferences } from './cross-references.ts';
import { decodeStream } from './decode-stream.ts';
import { type Decryption, decryptObject } from './decrypt.ts';
import { findObjects } from './find-objects.ts';
import { type IndirectObject, numberAt, readIndirectObject } from './indirect-object.ts';
import { newRef } from './new-ref.ts';
import { ObjectParser } from './object-parser.ts';

/** As much unpacked text is kept for the objects that are yet to be asked for; what is dropped is unpacked again. */
const keptBytesMax = 32 * 1_048_576;

interface ObjectStream {
  readonly data: Uint8Array;
  /** By index: the object's number and where it starts. */
  readonly entries: readonly { number: number; at: number }[];
}

/**
 * A list that grows from its end would be a dictionary to V8, and the last object is often asked for first. There is no
 * room ahead for more objects than a file has bytes.
 */
const roomFor = <Item>(count: number, bytes: number): Item[] =>
  count <= bytes ? new Array<Item>(count) : [];

/** The objects of a regular file, each read when it is first asked for. */
export class ObjectReader {
  readonly #source: ByteSource;
  readonly #decryption: Decryption | undefined;
  readonly #references: CrossReferences;
  readonly #refs: PdfRef[];
  #objects: (PdfObject | null | undefined)[];
  readonly #given = new Map<number, PdfObject>();
  readonly #streams = new Map<number, ObjectStream | null>();
  #keptBytes = 0;
  #isSearched = false;
  #refusal: unknown;
  #isIrregular = false;

  /** Throws when the file is irregular anywhere that matters: then another reader has to repair it. */
  constructor(source: ByteSource, decryption?: Decryption) {
    this.#source = source;
    this.#decryption = decryption;
    this.#refs = [];
    this.#references = readCrossReferences(source, this.#refOf);
    this.#objects = this.#noObjects();
    if (this.trailer.has('Encrypt') && !decryption) throw new SyntaxError('encrypted');
  }

  /** Whether more is wrong than places: an object was not in its own, and none that is not was found elsewhere. */
  get isIrregular(): boolean {
    return this.#isIrregular;
  }

  get trailer(): PdfDict {
    return this.#references.trailer;
  }

  get lastNumber(): number {
    return this.#references.places.length - 1;
  }

  readonly resolve = (ref: PdfRef): PdfObject | null => this.get(ref.objectNumber);

  get(number: number): PdfObject | null {
    const known = this.#objects[number];
    if (known !== undefined) return known;
    // Whatever asks for it while it is read gets none.
    this.#objects[number] = null;
    const object = this.#read(number);
    this.#objects[number] = object;
    return object;
  }

  /** From now on, this is the object of that number. */
  put(number: number, object: PdfObject): void {
    this.#objects[number] = object;
    this.#given.set(number, object);
  }

  /** Lets go of what was read: whatever is asked for again is read again. */
  forget(): void {
    this.#objects = this.#noObjects();
    for (const [number, object] of this.#given) this.#objects[number] = object;
    this.#streams.clear();
    this.#keptBytes = 0;
  }

  #noObjects(): (PdfObject | null | undefined)[] {
    return roomFor(this.#references.places.length, this.#source.length);
  }

  readonly #refOf = (number: number, generation: number): PdfRef => {
    if (generation !== 0) return PdfRef.of(number, generation);
    let ref = this.#refs[number];
    if (!ref) {
      ref = newRef(number);
      this.#refs[number] = ref;
    }
    return ref;
  };

  #read(number: number): PdfObject | null {
    const at = this.#references.places[number] ?? 0;
    if (at === 0) return null;
    try {
      if (at < 0) return this.#readCompressed(number, -at);
      const read = readIndirectObject(this.#source, at, this.#refOf, this.#lengthOf);
      if (read?.number === number) return this.#decrypted(read);
    } catch (error) {
      if (error instanceof Failure || error === this.#refusal) throw error;
      if (this.#isInPlace(number)) return null;
    }
    return this.#readElsewhere(number);
  }

  #decrypted({ number, generation, object }: IndirectObject): PdfObject | null {
    if (!object || !this.#decryption) return object ?? null;
    return decryptObject(object, this.#decryption, number, generation);
  }

  readonly #lengthOf = (ref: PdfRef): number | null => {
    const length = this.get(ref.objectNumber);
    return length instanceof PdfNumber ? length.value : null;
  };

  #readCompressed(number: number, streamNumber: number): PdfObject | null {
    const stream = this.#openStream(streamNumber);
    if (!stream) return null;
    const atIndex = stream.entries[this.#references.indices[number] ?? 0];
    const entry =
      atIndex?.number === number ? atIndex : stream.entries.find((item) => item.number === number);
    if (!entry) return null;
    const parser = new ObjectParser(stream.data, this.#refOf);
    parser.position = entry.at;
    return parser.parse() ?? null;
  }

  #openStream(number: number): ObjectStream | null {
    const known = this.#streams.get(number);
    if (known !== undefined) return known;
    const object = (this.#references.places[number] ?? 0) > 0 ? this.get(number) : null;
    const stream = object instanceof PdfStream ? this.#readStreamIndex(object) : null;
    this.#keep(number, stream);
    return stream;
  }

  #keep(number: number, stream: ObjectStream | null): void {
    this.#streams.set(number, stream);
    this.#keptBytes += stream?.data.length ?? 0;
    for (const [oldest, other] of this.#streams) {
      if (this.#keptBytes <= keptBytesMax || oldest === number) return;
      this.#streams.delete(oldest);
      this.#keptBytes -= other?.data.length ?? 0;
    }
  }

  #readStreamIndex(stream: PdfStream): ObjectStream {
    const data = decodeStream(stream, this.resolve);
    const count = stream.getNumber('N', this.resolve)?.value ?? 0;
    const first = stream.getNumber('First', this.resolve)?.value ?? 0;
    const parser = new ObjectParser(data, this.#refOf);
    const entries: { number: number; at: number }[] = [];
    for (let index = 0; index < count; index += 1) {
      const number = parser.readInteger();
      const at = parser.readInteger();
      if (number < 0 || at < 0) break;
      entries.push({ number, at: first + at });
    }
    return { data, entries };
  }

  /** The first object that is not where it should be has all such objects looked for. */
  #readElsewhere(number: number): PdfObject | null {
    if (this.#isSearched) return null;
    const file = this.#whole();
    this.#isSearched = true;
    this.#correctPlaces(file);
    return this.#read(number);
  }

  /** There may be no room for it: that is for whoever gives the room to hear, and is not damage. */
  #whole(): Uint8Array {
    try {
      return this.#source.whole();
    } catch (error) {
      this.#refusal = error;
      throw error;
    }
  }

  #correctPlaces(file: Uint8Array): void {
    const { places } = this.#references;
    const misplaced: number[] = [];
    const unused: number[] = [];
    places.forEach((at, number) => {
      if (at === 0) unused.push(number);
      else if (!this.#isInPlace(number)) misplaced.push(number);
    });
    const found = findObjects(file);
    this.#isIrregular = !misplaced.some((number) => found.has(number));
    // A table that begins with the wrong number says of each object what is true of the one before it.
    const isShifted = misplaced.some((number) => numberAt(this.#source, places[number] ?? 0) === number - 1);
    for (const number of isShifted ? [...misplaced, ...unused] : misplaced) {
      places[number] = found.get(number) ?? 0;
      if (this.#objects[number] === null) this.#objects[number] = undefined;
    }
  }

  #isInPlace(number: number): boolean {
    const at = this.#references.places[number] ?? 0;
    return at <= 0 || numberAt(this.#source, at) === number;
  }
}

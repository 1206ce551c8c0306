import type { PdfObject } from '@libpdf/core';
import type { ByteSink } from '../../bytes/index.ts';
import { fileId, header, type NumberOf, type Written } from '../../document/index.ts';
import type { Encryption } from '../encryption.ts';
import { plainText, writeBody } from '../write-body.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { flatPages } from './flat-pages.ts';
import { hintTables } from './hints.ts';

/** Room for the numbers of the parameter dictionary, which are known when all else has its place. */
const parametersLength = 200;

interface Piece {
  readonly number: number;
  readonly bytes: Uint8Array;
}

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** For the web: the first page and what it needs come first, and hints say where the others are (ISO 32000-2, annex F). */
export function writeLinearized(
  { catalog, info, version, isClassic, resolve }: Written,
  sink: ByteSink,
  encryption?: Encryption,
): void {
  const flat = flatPages(catalog, resolve);
  const parts = arrange(flat, info);
  const later = [...parts.otherPages.flat(), ...parts.shared, ...parts.rest];
  const numbers = numbered(later, [...parts.opening, ...parts.firstPage], encryption !== undefined);
  const numberOf: NumberOf = (ref) => {
    const index = parts.reached.indexOf(ref);
    return index === undefined ? 0 : (numbers.byIndex.get(index) ?? 0);
  };
  const pieceOf = (index: number): Piece => {
    const number = numbers.byIndex.get(index) ?? 0;
    const body = writeBody(parts.reached.objects[index] as PdfObject, numberOf, encryption);
    return { number, bytes: Buffer.concat([latin1(`${number} 0 obj\n`), body]) };
  };
  const locked: Piece[] = encryption
    ? [
        {
          number: numbers.encrypt,
          bytes: Buffer.concat([latin1(`${numbers.encrypt} 0 obj\n`), plainText(encryption.dict)]),
        },
      ]
    : [];
  const written = {
    opening: [...parts.opening.map(pieceOf), ...locked],
    firstPage: parts.firstPage.map(pieceOf),
    otherPages: parts.otherPages.map((page) => page.map(pieceOf)),
    shared: parts.shared.map(pieceOf),
    rest: parts.rest.map(pieceOf),
  };
  const infoIndex = info ? parts.reached.add(info) : undefined;
  const trailer = trailerEntries(numbers, infoIndex, parts.opening[0] ?? 0);
  const start = header(encryption ? '2.0' : isClassic ? '1.4' : version);
  for (const bytes of laidOut(start, parts, written, numbers, trailer, encryption)) sink.write(bytes);
}

type Numbers = ReturnType<typeof numbered>;

/** What comes later in the file has the lower numbers, so that each half has one run of them. */
function numbered(later: readonly number[], first: readonly number[], isEncrypted: boolean) {
  const byIndex = new Map(later.map((index, position) => [index, position + 1]));
  const parameters = later.length + 1;
  first.forEach((index, position) => {
    byIndex.set(index, parameters + 1 + position);
  });
  const encrypt = parameters + first.length + 1;
  const hints = encrypt + (isEncrypted ? 1 : 0);
  return { byIndex, parameters, encrypt, hints, size: hints + 1, isEncrypted };
}

function trailerEntries(numbers: Numbers, info: number | undefined, root: number): string {
  const ref = (index: number) => `${numbers.byIndex.get(index)} 0 R`;
  const id = fileId();
  const encrypt = numbers.isEncrypted ? `/Encrypt ${numbers.encrypt} 0 R` : '';
  return `/Root ${ref(root)}${info === undefined ? '' : `/Info ${ref(info)}`}${encrypt}/ID[<${id}><${id}>]`;
}

interface Pieces {
  readonly opening: readonly Piece[];
  readonly firstPage: readonly Piece[];
  readonly otherPages: readonly (readonly Piece[])[];
  readonly shared: readonly Piece[];
  readonly rest: readonly Piece[];
}

function laidOut(
  start: string,
  parts: Arrangement,
  pieces: Pieces,
  numbers: Numbers,
  trailer: string,
  encryption: Encryption | undefined,
): Uint8Array[] {
  const placeWidth = 10;
  const firstTable = (previous: number, places: ReadonlyMap<number, number>): string => {
    const count = numbers.size - numbers.parameters;
    const entries = Array.from({ length: count }, (_, index) =>
      entryFor(places.get(numbers.parameters + index) ?? 0),
    );
    const prev = String(previous).padStart(placeWidth, '0');
    return `xref\n${numbers.parameters} ${count}\n${entries.join('')}trailer\n<</Size ${numbers.size}/Prev ${prev}${trailer}>>\nstartxref\n0\n%%EOF\n`;
  };
  const tableAt = start.length + parametersLength;
  const openingAt = tableAt + firstTable(0, new Map()).length;
  const hintsAt = openingAt + lengthOf(pieces.opening);
  const hints = hintPiece(parts, pieces, numbers, hintsAt, encryption);
  const firstPageEnd = hintsAt + hints.bytes.length + lengthOf(pieces.firstPage);
  const body = [
    ...pieces.opening,
    hints,
    ...pieces.firstPage,
    ...pieces.otherPages.flat(),
    ...pieces.shared,
    ...pieces.rest,
  ];
  const places = new Map([[numbers.parameters, start.length]]);
  let at = openingAt;
  for (const { number, bytes } of body) {
    places.set(number, at);
    at += bytes.length;
  }
  const mainHead = `xref\n0 ${numbers.parameters}\n`;
  const mainEntries = Array.from({ length: numbers.parameters - 1 }, (_, index) =>
    entryFor(places.get(index + 1) ?? 0),
  );
  const main = `${mainHead}0000000000 65535 f \n${mainEntries.join('')}trailer\n<</Size ${numbers.parameters}>>\nstartxref\n${tableAt}\n%%EOF\n`;
  const parameters =
    `${numbers.parameters} 0 obj\n<</Linearized 1/L ${at + main.length}/H[${hintsAt} ${hints.bytes.length}]` +
    `/O ${pieces.firstPage[0]?.number}/E ${firstPageEnd}/N ${parts.otherPages.length + 1}/T ${at + mainHead.length - 1}>>\nendobj\n`;
  return [
    latin1(`${start + parameters.padEnd(parametersLength - 1)}\n${firstTable(at, places)}`),
    ...body.map(({ bytes }) => bytes),
    latin1(main),
  ];
}

const entryFor = (place: number): string => `${String(place).padStart(10, '0')} 00000 n \n`;

/** The places in hints leave the hints themselves out of account. */
function hintPiece(
  parts: Arrangement,
  pieces: Pieces,
  numbers: Numbers,
  at: number,
  encryption: Encryption | undefined,
): Piece {
  const listed = [...pieces.firstPage, ...pieces.shared];
  const positions = new Map(listed.map(({ number }, position) => [number, position]));
  const sharedAt = at + lengthOf(pieces.firstPage) + lengthOf(pieces.otherPages.flat());
  const inOrder = [...pieces.firstPage, ...pieces.otherPages.flat(), ...pieces.shared, ...pieces.rest];
  const outlineNumbers = new Set(parts.outlines.map((index) => numbers.byIndex.get(index)));
  const outlineAt = inOrder.findIndex(({ number }) => outlineNumbers.has(number));
  const tables = hintTables({
    firstPageAt: at,
    pages: [pieces.firstPage, ...pieces.otherPages].map((page, index) => ({
      objects: page.length,
      length: lengthOf(page),
      shared: (parts.sharedOf[index] ?? []).flatMap(
        (one) => positions.get(numbers.byIndex.get(one) ?? 0) ?? [],
      ),
    })),
    sharedLengths: listed.map(({ bytes }) => bytes.length),
    sharedOnFirstPage: pieces.firstPage.length,
    firstShared: { number: pieces.shared[0]?.number ?? 0, at: pieces.shared.length > 0 ? sharedAt : 0 },
    outlines: {
      number: inOrder[outlineAt]?.number ?? 0,
      at: at + lengthOf(inOrder.slice(0, Math.max(outlineAt, 0))),
      objects: outlineNumbers.size,
      length: lengthOf(inOrder.filter(({ number }) => outlineNumbers.has(number))),
    },
  });
  const data = encryption ? encryption.data(tables.data) : tables.data;
  const outlines = tables.outlinesAt === undefined ? '' : `/O ${tables.outlinesAt}`;
  const head = `${numbers.hints} 0 obj\n<</S ${tables.sharedAt}${outlines}/Length ${data.length}>>\nstream\n`;
  return {
    number: numbers.hints,
    bytes: Buffer.concat([latin1(head), data, latin1('\nendstream\nendobj\n')]),
  };
}

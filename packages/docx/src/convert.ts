import {
  drawPage,
  encodePng,
  type PageReading,
  type PdfiumDocument,
  readOutline,
  readPage,
  withPdfium,
} from '@pagesmith/pdf';
import { markHeadings } from './document/headings.ts';
import { type PagePieces, takeRepeated } from './document/repeated-lines.ts';
import { layOutPage, plainPage } from './layout/lay-out-page.ts';
import type { PageModel } from './model.ts';
import { writeDocx } from './ooxml/write-docx.ts';
import { readPieces } from './pieces/read-pieces.ts';

export interface ConversionOptions {
  readonly password?: string | undefined;
  /** A line for the header of every page. */
  readonly mark?: string | undefined;
}

/** The bytes of a Word document with the text, tables and pictures of a PDF. */
export async function convertToDocx(
  bytes: Uint8Array,
  { password, mark }: ConversionOptions = {},
): Promise<Uint8Array> {
  return withPdfium(bytes, password, (document) => {
    const read = Array.from({ length: document.pageCount }, (_, index) => piecesOf(document, index + 1));
    const { pages, repeated } = takeRepeated(read);
    const models = pages.map((page) => modelOf(document, page));
    markHeadings(models, readOutline(document));
    return writeDocx(models, repeated, mark);
  });
}

function piecesOf(document: PdfiumDocument, page: number): PagePieces {
  const reading = readPage(document, page) ?? blank(page);
  const pieces = attempt(() => readPieces(reading)) ?? [];
  if (pieces.length === 0) return { reading, pieces };
  // The pieces hold the upright text from here on: hundreds of pages of characters fill the memory.
  const characters = reading.characters.filter(
    ({ isInvisible, isSlanted, quarterTurns }) => !isInvisible && (isSlanted || quarterTurns !== 0),
  );
  return { reading: { ...reading, characters, pictures: picturesBeside(reading) }, pieces };
}

/** Of a scan with recognised text the text is taken: over its own picture it would be read twice. */
function picturesBeside({ characters, pictures, width, height }: PageReading): PageReading['pictures'] {
  const isRecognised = characters.every(({ text, isInvisible }) => isInvisible || text.trim() === '');
  if (!isRecognised) return pictures;
  const areaOf = ({ box }: (typeof pictures)[number]) => (box.right - box.left) * (box.bottom - box.top);
  return pictures.filter((picture) => areaOf(picture) < (width * height) / 2);
}

const blank = (page: number): PageReading => ({
  page,
  width: 612,
  height: 792,
  characters: [],
  rules: [],
  fills: [],
  pictures: [],
  curves: [],
  links: [],
});

/** A page that cannot be analysed keeps its lines, and one without lines its picture. */
function modelOf(document: PdfiumDocument, { reading, pieces }: PagePieces): PageModel {
  const model = attempt(() => layOutPage(reading, pieces)) ?? attempt(() => plainPage(reading, pieces));
  if (model === undefined) return pictureOf(document, reading);
  const isEmpty = model.bands.length === 0 && model.placed.length === 0 && model.turned.length === 0;
  const { characters, curves, fills, rules, pictures } = reading;
  const hasMarks = [characters, curves, fills, rules, pictures].some((marks) => marks.length > 0);
  return isEmpty && hasMarks ? pictureOf(document, reading) : model;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const pixelsPerPoint = 2;

function pictureOf(document: PdfiumDocument, { page, width, height }: PageReading): PageModel {
  const drawn = drawPage(document, page, { scale: pixelsPerPoint });
  const box = { left: 0, top: 0, right: width, bottom: height };
  const placed =
    drawn === undefined
      ? []
      : [
          {
            kind: 'picture' as const,
            box,
            picture: { box, format: 'png' as const, bytes: encodePng(drawn) },
          },
        ];
  return { page, width, height, bands: [], placed, turned: [] };
}

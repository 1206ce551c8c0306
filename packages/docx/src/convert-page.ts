import {
  type Box,
  drawPage,
  encodePng,
  noAnnotations,
  type PageCharacter,
  type PageReading,
  type PdfiumDocument,
  readPage,
} from '@pagesmith/pdf';
import { readFormulas } from './formulas/index.ts';
import { layOutPage, plainPage, withFramed } from './layout/index.ts';
import type { Inset, PageModel, Piece } from './model.ts';
import { type PagePieces, packed, readPieces, unpacked, withinWord } from './pieces/index.ts';
import {
  type FormOutput,
  figuresBehindText,
  illegibleAs,
  isScan,
  isVertical,
  type LinkGate,
  levelled,
  type Recognizer,
  uprightBox,
  withAccents,
  withBareMarks,
  withBlanks,
  withFields,
  withIcons,
  withLevelLayer,
  withSeenFonts,
} from './read/index.ts';
import type { Shared } from './shared.ts';

type LayOut = (reading: PageReading, pieces: readonly Piece[]) => PageModel;

/** The ways to analyse a page: where one fails, the next best is tried. */
export interface PageAnalyses {
  readonly readPieces: typeof readPieces;
  /** Best first. */
  readonly layOut: readonly LayOut[];
}

export const analyses: PageAnalyses = { readPieces, layOut: [layOutPage, plainPage] };

interface PieceSources {
  readonly recognizer?: Recognizer | undefined;
  readonly shared: Shared;
  readonly gate: LinkGate;
  readonly forms: FormOutput;
  /** Takes note of scanned pages, and of those that were not read. */
  readonly onScan: (page: number, isRead: boolean) => void;
  readonly onProblem: OnProblem;
}

export const piecesOf = async (
  document: PdfiumDocument,
  page: number,
  used: PageAnalyses,
  sources: PieceSources,
): Promise<PagePieces> => withinWord(await ownPieces(document, page, used, sources));

async function ownPieces(
  document: PdfiumDocument,
  page: number,
  used: PageAnalyses,
  { recognizer, shared, gate, forms, onScan, onProblem }: PieceSources,
): Promise<PagePieces> {
  const whole = readPage(document, page) ?? blank(page);
  const own = { ...whole, pictures: shared.pictures(whole.pictures), links: gate.pass(whole.links) };
  const found = withBlanks(withBareMarks(withAccents(own)));
  const illegible = illegibleAs(found);
  const reader = isScan(found) ? recognizer : undefined;
  const answer = reader && (await readScan(reader, document, found, onProblem));
  if (reader || (isScan(found) && illegible === undefined)) onScan(page, !!reader && answer !== 'late');
  const recognised = answer === 'late' ? undefined : answer;
  if (recognised === undefined && illegible !== undefined)
    return { reading: found, pieces: [], keptAs: illegible };
  const seen = attempt(() => withSeenFonts(document, found, shared.fonts), page, onProblem) ?? found;
  const shown = recognised ?? withLevelLayer(withFields(seen, forms));
  const upright = isVertical(shown) ? shown.pictures : undefined;
  const level = upright === undefined ? shown : levelled(shown);
  const read =
    upright === undefined ? attempt(() => readFormulas(document, level), page, onProblem) : undefined;
  const { reading: worded = level, formulas } = read ?? {};
  const marked =
    upright === undefined ? attempt(() => withIcons(document, worded), page, onProblem) : undefined;
  const { reading = worded, icons } = marked ?? {};
  const insets = new Map([...(formulas ?? none), ...(icons ?? none)]);
  const pieces = attempt(() => used.readPieces(reading, insets), page, onProblem);
  if (pieces === undefined) return { reading: found, pieces: [], keptAs: 'picture' };
  if (pieces.length === 0) return { reading: found, pieces };
  // From here on the pieces hold the upright text. Keeping the characters of hundreds of pages would fill the memory.
  const characters = reading.characters.filter(
    ({ isInvisible, slantDegrees, quarterTurns }) =>
      !isInvisible && (slantDegrees !== 0 || quarterTurns !== 0),
  );
  const pictures = attempt(() => picturesBeside(document, reading), page, onProblem) ?? reading.pictures;
  return {
    reading: { ...reading, characters, pictures },
    pieces: packed(shared.words(pieces)),
    upright,
  };
}

const none: ReadonlyMap<PageCharacter, Inset> = new Map();

async function readScan(
  recognizer: Recognizer,
  document: PdfiumDocument,
  page: PageReading,
  onProblem: OnProblem,
): ReturnType<Recognizer['read']> {
  try {
    return await recognizer.read(document, page);
  } catch (error) {
    if (isTrap(error)) throw error;
    onProblem(error, page.page);
    return 'late';
  }
}

/** From a scan with recognised text the text and figures are kept: on its whole picture, all text would appear twice. */
function picturesBeside(document: PdfiumDocument, reading: PageReading): PageReading['pictures'] {
  const { characters, pictures, width, height } = reading;
  const isRecognised = characters.every(({ text, isInvisible }) => isInvisible || text.trim() === '');
  if (!isRecognised) return pictures;
  const areaOf = ({ box }: (typeof pictures)[number]) => (box.right - box.left) * (box.bottom - box.top);
  const beside = pictures.filter((picture) => areaOf(picture) < (width * height) / 2);
  const isScanned = beside.length < pictures.length;
  return isScanned ? [...beside, ...figuresBehindText(document, reading)] : beside;
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
  annotations: noAnnotations,
});

// Columns and tables are sought by comparing each text with the others and with the rules: on a page of thousands,
// such as a specimen of a whole font, that would take minutes.
const comparisonsMax = 1_500_000;
const piecesMax = 3_000;
// Each gets a frame of its own: with a thousand of them, as in a table printed sideways, LibreOffice never finishes.
const turnedMax = 200;

/** A page that cannot be analysed is kept as lines, or as a picture if it has none. */
export function modelOf(
  document: PdfiumDocument,
  page: PagePieces,
  { layOut }: PageAnalyses,
  onProblem: OnProblem,
): PageModel {
  const { reading, pieces, keptAs } = page;
  if (keptAs !== undefined) return { ...pictureOf(document, reading, onProblem), keptAs };
  const isVast = pieces.length * reading.rules.length > comparisonsMax || pieces.length > piecesMax;
  for (const analysis of isVast ? layOut.slice(1) : layOut) {
    const model = attempt(() => laidOut(analysis, page), reading.page, onProblem);
    if (model === undefined) continue;
    if (isEmpty(model) && hasMarks(reading)) return pictureOf(document, reading, onProblem);
    if (model.turned.length <= turnedMax)
      return page.upright === undefined ? model : upright(model, page.upright);
    break;
  }
  return { ...pictureOf(document, reading, onProblem), keptAs: 'picture' };
}

/** What stands at the height of headers and footers keeps its place, unless the page begins with columns, which would carry it to another. */
function laidOut(analysis: LayOut, { reading, pieces, beside }: PagePieces): PageModel {
  if (beside === undefined) return analysis(reading, unpacked(pieces));
  const others = pieces.filter((piece) => !beside.has(piece));
  const apart = withFramed(analysis(reading, unpacked(others)), unpacked([...beside]));
  const isFlowing = (apart.bands[0]?.columns.length ?? 1) > 1;
  return isFlowing ? analysis(reading, unpacked(pieces)) : apart;
}

/** What keeps its place on a page of vertical lines, back at its place. */
function upright(model: PageModel, pictures: PageReading['pictures']): PageModel {
  const back = <Placed extends { readonly box: Box }>(placed: Placed): Placed => ({
    ...placed,
    box: uprightBox(placed.box, model.height),
  });
  return {
    ...model,
    placed: pictures.map((picture) => ({ kind: 'picture', box: picture.box, picture })),
    framed: (model.framed ?? []).map(back),
    turned: model.turned.map(back),
    stamped: (model.stamped ?? []).map((stamp) => ({
      ...stamp,
      middle: { x: model.height - stamp.middle.y, y: stamp.middle.x },
    })),
    shapes: (model.shapes ?? []).map(back),
    isVertical: true,
  };
}

const isEmpty = ({ bands, placed, turned, framed = [], stamped = [] }: PageModel) =>
  [bands, placed, turned, framed, stamped].every((content) => content.length === 0);

const hasMarks = ({ characters, curves, fills, rules, pictures }: PageReading) =>
  [characters, curves, fills, rules, pictures].some((marks) => marks.length > 0);

/** Hears of an error of ours, which cost a page its analysis and not the caller their document. */
export type OnProblem = (error: unknown, page: number) => void;

function attempt<Result>(work: () => Result, page: number, onProblem: OnProblem): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (isTrap(error)) throw error;
    onProblem(error, page);
    return undefined;
  }
}

/** A trap inside PDFium affects more than one page: its memory cannot be trusted afterwards. */
export const isTrap = (error: unknown): boolean => error instanceof Error && error.name === 'RuntimeError';

const pixelsPerPoint = 2;

function pictureOf(
  document: PdfiumDocument,
  { page, ...read }: PageReading,
  onProblem: OnProblem,
): PageModel {
  const drawn = attempt(() => drawPage(document, page, { scale: pixelsPerPoint }), page, onProblem);
  // Text read from a page printed sideways is turned upright; the page's picture is not.
  const isTurned = drawn !== undefined && drawn.width > drawn.height !== read.width > read.height;
  const [width, height] = isTurned ? [read.height, read.width] : [read.width, read.height];
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

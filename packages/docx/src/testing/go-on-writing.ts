import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPage, withPdfium } from '@pagesmith/pdf';
import { overlaps } from '../geometry.ts';
import { linesOf, readPieces } from '../pieces/index.ts';

const soffice = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find((path) => existsSync(path));
// LibreOffice is spoken to from Debian's own Python, or from the one that comes with it.
const python = ['/usr/bin/python3', '/opt/libreoffice/program/python'].find(speaksToLibreOffice);
const script = fileURLToPath(new URL('./go-on-writing.py', import.meta.url));

function speaksToLibreOffice(path: string): boolean {
  try {
    execFileSync(path, ['-c', 'import uno'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether there is a LibreOffice here that a script can write with. */
export const canGoOnWriting = soffice !== undefined && python !== undefined;

interface Looked {
  readonly pages: number;
  /** How many columns each table has. */
  readonly columns: readonly number[];
  readonly words: readonly string[];
  /** How many lines are set over others. */
  readonly overlapping: number;
}

/** A document before somebody lengthens a paragraph, adds a row and changes a figure in LibreOffice, and after it. */
export async function goOnWriting(docx: Uint8Array): Promise<{ before: Looked; after: Looked }> {
  const folder = mkdtempSync(join(tmpdir(), 'pagesmith-writing-'));
  try {
    writeFileSync(join(folder, 'given.docx'), docx);
    const said = execFileSync(python ?? '', [script, soffice ?? '', folder], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const { before, after }: { before: Omit<Looked, 'overlapping'>; after: Omit<Looked, 'overlapping'> } =
      JSON.parse(said);
    return {
      before: { ...before, overlapping: await overlappingIn(join(folder, 'given.pdf')) },
      after: { ...after, overlapping: await overlappingIn(join(folder, 'changed.pdf')) },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lines whose middles cross: the feet of one line may reach into the heads of the next. */
const overlappingIn = (path: string): Promise<number> =>
  withPdfium(new Uint8Array(readFileSync(path)), undefined, (document) => {
    let count = 0;
    for (let page = 1; page <= document.pageCount; page++) {
      const reading = readPage(document, page);
      if (reading === undefined) continue;
      const boxes = linesOf(readPieces(reading)).flatMap(({ pieces }) =>
        pieces.map(({ box: { left, right }, baseline, sizePoints }) => {
          const middle = baseline - sizePoints * 0.25;
          return { left, right, top: middle - sizePoints * 0.2, bottom: middle + sizePoints * 0.2 };
        }),
      );
      count += boxes.filter((box, index) =>
        boxes.slice(index + 1).some((other) => overlaps(box, other)),
      ).length;
    }
    return count;
  });

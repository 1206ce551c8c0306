// Written by `npm run check` and every build from the folders of operations; never by hand.
import { detectPage } from './detect-page/definition.ts';
import { extractPages } from './extract-pages/definition.ts';
import { fillPdf } from './fill-pdf/definition.ts';
import { insertPdf } from './insert-pdf/definition.ts';
import { listFields } from './list-fields/definition.ts';
import { mergePdf } from './merge-pdf/definition.ts';
import { pdfToDocx } from './pdf-to-docx/definition.ts';
import { removePage } from './remove-page/definition.ts';
import { renameFields } from './rename-fields/definition.ts';
import { replacePage } from './replace-page/definition.ts';

export const definitions = [
  detectPage,
  extractPages,
  fillPdf,
  insertPdf,
  listFields,
  mergePdf,
  pdfToDocx,
  removePage,
  renameFields,
  replacePage,
];

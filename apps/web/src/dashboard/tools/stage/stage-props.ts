import type { PartKind } from '@pagesmith/operations';
import type { PdfView } from '../../../canvas/use-pdfs.ts';
import type { RefusedAt, Success } from '../request/answer.ts';
import { type Draft, filesIn } from '../request/draft.ts';
import type { Tool } from '../tool.ts';

/** What is given to whatever stands in the middle of a tool: the chosen documents, and what is done with them. */
export interface StageProps {
  readonly tool: Tool;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly pdfOf: (file: Blob) => PdfView;
  /** What came of the last run. */
  readonly answer: Success | undefined;
  readonly refused: RefusedAt | undefined;
}

export type OpenPdf = Extract<PdfView, { status: 'open' }>;

/** The parts that are one PDF each. */
export const pdfParts = (tool: Tool): string[] =>
  Object.keys(tool.parts).filter((name) => tool.parts[name]?.kind === 'pdf');

/** The first part of a kind; a tool whose middle is made for that kind has one. */
export const partOfKind = (tool: Tool, kind: PartKind): string =>
  Object.keys(tool.parts).find((name) => tool.parts[name]?.kind === kind) ?? kind;

/** The first document of the tool, once the browser can look into it. */
export function mainPdf({
  tool,
  draft,
  pdfOf,
}: Pick<StageProps, 'tool' | 'draft' | 'pdfOf'>): OpenPdf | undefined {
  const [part] = pdfParts(tool);
  const [file] = part === undefined ? [] : filesIn(draft, part);
  const view = file && pdfOf(file);
  return view?.status === 'open' ? view : undefined;
}

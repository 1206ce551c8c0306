import type { Part, PartWords } from '@pagesmith/operations';
import type { PdfView } from '../../../canvas/use-pdfs.ts';
import type { RefusedAt, Success } from '../request/answer.ts';
import type { Draft } from '../request/draft.ts';
import type { Tool } from '../tool.ts';

/** What every control of a tool's form is given. */
export interface PartProps {
  readonly tool: Tool;
  readonly name: string;
  readonly part: Part;
  readonly words: PartWords;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** What is wrong here, in words. */
  readonly error: string | undefined;
  readonly pdfOf: (file: Blob) => PdfView;
  /** What came of the last run. */
  readonly answer: Success | undefined;
  readonly refused: RefusedAt | undefined;
}

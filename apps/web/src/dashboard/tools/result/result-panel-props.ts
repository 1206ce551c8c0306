import type { OperationId } from '@pagesmith/operations';
import type { ReactNode } from 'react';
import type { Work } from '../kept-work/work-store.ts';
import type { RefusedAt } from '../request/answer.ts';
import type { Draft } from '../request/draft.ts';
import type { Run } from '../request/use-run.ts';
import type { Tool } from '../tool.ts';

export interface ResultPanelProps {
  tool: Tool;
  run: Run;
  hasFiles: boolean;
  /** What opened the chosen files opens a result that is still protected. */
  password?: string;
  /** The control at which the refusal is told, where it is about one. */
  refused: RefusedAt | undefined;
  /** Or the document that went in. */
  isResultShown: boolean;
  onShowResult: (isShown: boolean) => void;
  onDraft: (draft: Draft) => void;
  onOpenTool: (id: OperationId, work: Work) => void;
  /** The chosen documents, to be worked on. */
  children: ReactNode;
}

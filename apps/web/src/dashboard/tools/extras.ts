import { detectExtras } from './detect-page/detect-extras.ts';
import { fillExtras } from './fill-pdf/fill-extras.ts';
import { insertExtras } from './insert-pdf/insert-extras.ts';
import { FieldTable } from './list-fields/field-table.tsx';
import { ListStage } from './list-fields/list-stage.tsx';
import { mergeExtras } from './merge-pdf/merge-extras.ts';
import { renameExtras } from './rename-fields/rename-extras.ts';
import { textIn } from './request/draft.ts';
import type { ToolId } from './tool.ts';
import type { ToolExtras } from './tool-extras.ts';

const extras: Partial<Record<ToolId, ToolExtras>> = {
  'detect-page': detectExtras,
  'extract-pages': { turn: (draft) => Number(textIn(draft, 'rotate')) },
  'fill-pdf': fillExtras,
  'insert-pdf': insertExtras,
  'list-fields': { Answer: FieldTable, Stage: ListStage, isAnswerBeside: true },
  'merge-pdf': mergeExtras,
  'remove-page': { mark: 'crossed' },
  'rename-fields': renameExtras,
};

export const extrasOf = (id: ToolId): ToolExtras => extras[id] ?? {};

import type { Language } from '@pagesmith/kernel';
import type { OperationId } from '@pagesmith/operations';
import { insertRules } from '../insert-pdf/insert-rules.ts';
import { mergeRules } from '../merge-pdf/merge-rules.ts';
import { renameRules } from '../rename-fields/rename-rules.ts';
import type { Draft } from './draft.ts';

/** What is wrong, by the part where it is said. */
export type Problems = Readonly<Record<string, string>>;

/** What the form of an operation cannot derive from its definition. */
export interface Rules {
  /** Parts that are neither shown nor sent as the draft stands. */
  leavesOut?(draft: Draft): readonly string[];
  /** Choices that are sent even where nothing was chosen. */
  spellsOut?(draft: Draft): readonly string[];
  problems?(draft: Draft, language: Language): Problems;
  /** What the button says, where it can be said more exactly than for every draft. */
  action?(draft: Draft, language: Language): string | undefined;
}

const rules: Partial<Record<OperationId, Rules>> = {
  'insert-pdf': insertRules,
  'merge-pdf': mergeRules,
  'rename-fields': renameRules,
};

export const rulesOf = (id: OperationId): Rules => rules[id] ?? {};

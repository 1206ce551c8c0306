import type { Language } from '@pagesmith/kernel';
import type { ComponentType } from 'react';
import type { PartProps } from './form/part-props.ts';
import type { Draft } from './request/draft.ts';
import type { StageProps } from './stage/stage-props.ts';

/** What is wrong, by the part where it is said. */
export type Problems = Readonly<Record<string, string>>;

export interface AnswerProps {
  answer: unknown;
}

/** How picked pages look: crossed out, numbered in their order, or framed. */
export type Mark = 'crossed' | 'ordered' | 'framed';

/** What a tool cannot derive from its operation's definition. Most tools need none of it. */
export interface ToolExtras {
  /** Parts that are neither shown nor sent as the draft stands. */
  leavesOut?(draft: Draft): readonly string[];
  /** Choices that are sent even where nothing was chosen. */
  spellsOut?(draft: Draft): readonly string[];
  problems?(draft: Draft, language: Language): Problems;
  /** What the button says, where it can be said more exactly than for every draft. */
  action?(draft: Draft, language: Language): string | undefined;
  /** By part, where it needs more than its kind says. */
  readonly controls?: Readonly<Record<string, ComponentType<PartProps>>>;
  /** A choice between parts, which stands between the files and the rest. */
  readonly Switch?: ComponentType<Pick<PartProps, 'draft' | 'onChange'>>;
  /** What stands in the middle, where the kinds of the parts do not say it. */
  readonly Stage?: ComponentType<StageProps>;
  readonly mark?: Mark;
  /** Its pages can be turned: how far all of them will be, clockwise, besides each one's own turn. */
  turn?(draft: Draft): number;
  /** An example as the form takes it, where that differs from how the call spells it. */
  adopt?(draft: Draft): Draft;
  /** Its answer is long, and read beside the document. */
  readonly isAnswerBeside?: boolean;
  /** How a JSON answer is shown, where the JSON itself would not do. */
  readonly Answer?: ComponentType<AnswerProps>;
}

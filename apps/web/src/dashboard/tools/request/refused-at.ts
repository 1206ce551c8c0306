import type { Language } from '@pagesmith/kernel';
import { partPrefix } from '@pagesmith/operations';
import type { Tool } from '../tool.ts';
import { toolsWords } from '../words.ts';
import type { Refusal, RefusedAt } from './answer.ts';
import type { Draft } from './draft.ts';
import { passwordProblem } from './problems.ts';
import type { Run } from './use-run.ts';

/** Where the last run was refused for one control, as long as nothing has been changed since. */
export function refusedAt(tool: Tool, run: Run, draft: Draft, language: Language): RefusedAt | undefined {
  if (run.status !== 'failed' || run.draft !== draft) return undefined;
  const part = controlOf(tool, run);
  if (part === undefined) return undefined;
  // The part's own name says nothing to who sees its control.
  const message = asSentence(run.message.replace(partPrefix(run.part ?? part)[language], ''));
  return { part, field: run.field, message: withoutHeader(message, run.code, language) };
}

/** A password goes into a control here: the header that carries it is what programs send. */
function withoutHeader(message: string, code: string | undefined, language: Language): string {
  const { passwordMissing, passwordWrong } = toolsWords[language];
  const instead = code === 'password_wrong' ? passwordWrong : passwordMissing;
  const sentences = message.split(/(?<=\.)\s/);
  return sentences.map((sentence) => (sentence.includes('x-pdf-password') ? instead : sentence)).join(' ');
}

/** What went on behind a colon begins with a capital where it stands alone. */
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function controlOf(tool: Tool, { part, field, code }: Refusal): string | undefined {
  // Said where it was typed, and not a second time at the file.
  if (code === 'password_wrong') return passwordProblem;
  const takesFields = (name: string) => ['fields', 'renames'].includes(tool.parts[name]?.kind ?? '');
  if (field !== undefined) return Object.keys(tool.parts).find(takesFields);
  return part !== undefined && Object.hasOwn(tool.parts, part) ? part : undefined;
}

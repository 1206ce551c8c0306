import type { Language } from '@pagesmith/kernel';
import { isFileKind } from '@pagesmith/operations';
import { extrasOf } from '../extras.ts';
import type { Tool } from '../tool.ts';
import type { Problems } from '../tool-extras.ts';
import { toolsWords } from '../words.ts';
import { type Draft, filesIn, textIn } from './draft.ts';
import { usedParts } from './request.ts';

/** Every file that the operation asks for is chosen; the button waits for that. */
export const hasAllFiles = (tool: Tool, draft: Draft): boolean =>
  usedParts(tool, draft).every(
    ([name, part]) =>
      !isFileKind(part.kind) || !part.isRequired || filesIn(draft, name).length >= (part.countMin ?? 1),
  );

/** Under which it is told that a password is asked for: it is no part, and goes with the call all the same. */
export const passwordProblem = 'password';

/** Of a file that is not open yet nobody can say which of its fields are to be filled or renamed. */
export function problemsBehindPassword(tool: Tool, draft: Draft, language: Language): Problems {
  const { passwordNeeded } = toolsWords[language];
  const takesFields = ([name]: [string, string]) =>
    ['fields', 'renames'].includes(tool.parts[name]?.kind ?? '');
  const problems = Object.entries(problemsOf(tool, draft, language));
  const others = problems.filter((problem) => !takesFields(problem));
  const isStopped = draft.password === '' || others.length < problems.length;
  return { ...Object.fromEntries(others), ...(isStopped && { [passwordProblem]: passwordNeeded }) };
}

/** What keeps the form from being sent, by part: texts that are asked for and empty, and the operation's own rules. */
export function problemsOf(tool: Tool, draft: Draft, language: Language): Problems {
  const words = toolsWords[language];
  const missing = usedParts(tool, draft).filter(
    ([name, part]) => part.isRequired && !isFileKind(part.kind) && textIn(draft, name).trim() === '',
  );
  return {
    ...Object.fromEntries(missing.map(([name, { kind }]) => [name, words.missing[kind]])),
    ...extrasOf(tool.id).problems?.(draft, language),
  };
}

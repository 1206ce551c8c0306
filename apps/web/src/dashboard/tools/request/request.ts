import type { Part } from '@pagesmith/operations';
import { extrasOf } from '../extras.ts';
import { completeRenames } from '../rename-fields/renames.ts';
import type { Tool } from '../tool.ts';
import { type Draft, filesIn, pairsIn, textIn } from './draft.ts';

/** One part as it is sent; the order counts. */
export type SentPart = readonly [name: string, value: string | File];

export interface ToolRequest {
  /** With the query, without the host. */
  readonly path: string;
  readonly parts: readonly SentPart[];
  readonly password: string;
}

/** The parts that the form shows and sends, as the draft stands. */
export function usedParts(tool: Tool, draft: Draft): [name: string, part: Part][] {
  const leftOut = extrasOf(tool.id).leavesOut?.(draft) ?? [];
  return Object.entries(tool.parts).filter(([name]) => !leftOut.includes(name));
}

/** Exactly the call that the form describes: what is sent, and what the curl shows. */
export function requestOf(tool: Tool, draft: Draft): ToolRequest {
  const spelledOut = extrasOf(tool.id).spellsOut?.(draft) ?? [];
  const query = Object.keys(tool.options).flatMap((name) => {
    const value = draft.options[name];
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return {
    path: `/${tool.id}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    parts: usedParts(tool, draft).flatMap(([name, part]) =>
      sentParts(name, part, draft, spelledOut.includes(name)),
    ),
    password: draft.password,
  };
}

function sentParts(name: string, part: Part, draft: Draft, isSpelledOut: boolean): SentPart[] {
  switch (part.kind) {
    case 'pdf':
    case 'pdfs':
    case 'rows':
      return filesIn(draft, name).map((file) => [name, file]);
    case 'fields':
      return pairsIn(draft, name)
        .filter((pair) => pair.name.trim() !== '' && pair.value !== '')
        .map((pair) => [pair.name, pair.value]);
    case 'renames': {
      const renames = completeRenames(draft, name);
      return renames.length > 0 ? [[name, JSON.stringify(renames)]] : [];
    }
    case 'choice': {
      const [first = ''] = part.choices ?? [];
      const value = textIn(draft, name) || first;
      return isSpelledOut || value !== first ? [[name, value]] : [];
    }
    default: {
      const text = textIn(draft, name).trim();
      return text === '' ? [] : [[name, text]];
    }
  }
}

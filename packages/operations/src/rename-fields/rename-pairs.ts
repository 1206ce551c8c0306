import * as z from 'zod';
import { type Part, single, toText } from '../define/index.ts';
import { renameFailures } from './failures.ts';

const renameMap = z
  .array(z.object({ oldName: z.string().min(1).max(1_000), newName: z.string().min(1).max(1_000) }))
  .min(1)
  .max(10_000);

export type RenamePairs = z.infer<typeof renameMap>;

const lengthMax = 1_000_000;

/** A JSON list of old and new names. */
export function renamePairs(): Part<RenamePairs | undefined> {
  return {
    kind: 'renames',
    isRequired: false,
    lengthMax,
    read: (name, received) => {
      if (received.length === 0) return undefined;
      const text = toText(name, single(name, received, false), lengthMax);
      const result = renameMap.safeParse(parseJson(text));
      if (!result.success) throw renameFailures.renameMapMalformed({ cause: result.error });
      return result.data;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw renameFailures.renameMapMalformed({ cause: error });
  }
}

import { runOperation } from '@pagesmith/operations/run';
import * as z from 'zod';
import type { Subject } from './cases.ts';
import type { Original } from './original.ts';

const listed = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      readOnly: z.boolean(),
      page: z.number().nullable(),
      maxLength: z.number().optional(),
    }),
  ),
});

export type ListedField = z.infer<typeof listed>['fields'][number];

export const readListedFields = (json: unknown): ListedField[] => listed.parse(json).fields;

/** What there is in a file to make requests of. A list that fails is the matter of its own case. */
export async function subjectOf({ path, facts, lastWord }: Original): Promise<Subject> {
  const fields = await fieldsOf(path).catch(() => []);
  return {
    pageCount: facts.pageCount ?? 1,
    textFields: fields
      .filter(({ type, readOnly }) => type === 'text field' && !readOnly)
      .map(({ name, maxLength }) => ({ name, value: 'Test'.slice(0, maxLength) })),
    firstField: fields[0]?.name,
    lastWord,
  };
}

async function fieldsOf(source: string): Promise<ListedField[]> {
  const { content } = await runOperation('list-fields', { file: { part: 'file', source } }, {});
  return 'json' in content ? readListedFields(content.json) : [];
}

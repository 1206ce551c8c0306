import { argumentInvalid, argumentMissing, type GivenDocument } from '@pagesmith/accounts';
import * as z from 'zod';

const queryName = /^queries(?:\[(\d*)\])?$/;

/** `queries[0]=…&queries[1]=…` as the SDK writes them, in the order of the numbers; repeated names are taken too. */
export function queriesOf(query: Record<string, unknown>): string[] {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      const match = queryName.exec(name);
      return match ? [{ index: Number(match[1] || 0), texts: [value].flat().map(String) }] : [];
    })
    .sort((a, b) => a.index - b.index)
    .flatMap(({ texts }) => texts);
}

export const wantsTotal = ({ total }: Record<string, unknown>): boolean => total !== 'false' && total !== '0';

const shape = z.object({
  data: z.record(z.string(), z.unknown()).optional(),
  permissions: z.array(z.string()).max(100).nullish(),
});

/** What a body wants to write; `idName` is what its dialect calls the id of a new document. */
export function readGivenDocument(body: unknown, idName?: string): GivenDocument & { id: string } {
  const given: Record<string, unknown> = { ...(typeof body === 'object' ? body : undefined) };
  const id = idName ? given[idName] : '';
  if (idName && typeof id !== 'string') throw argumentMissing(idName);
  if (given.transactionId !== undefined) {
    throw argumentInvalid('transactionId', {
      en: 'Transactions are not offered here.',
      fr: 'les transactions ne sont pas offertes ici.',
    });
  }
  const result = shape.safeParse(given);
  if (!result.success) {
    throw argumentInvalid(result.error.issues[0]?.path[0] === 'data' ? 'data' : 'permissions', {
      en: '`data` is an object of attributes, `permissions` a list of texts.',
      fr: '`data` est un objet d’attributs, `permissions` une liste de textes.',
    });
  }
  const { data, permissions } = result.data;
  return { id: String(id), data, permissions: permissions ?? undefined };
}

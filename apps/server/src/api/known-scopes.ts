import { keyScopes, scopeOf } from '@pagesmith/catalog';
import { operations } from '@pagesmith/operations';

/** Every scope that a key can have: the general ones, and one for each operation. */
export const knownScopes: readonly string[] = [...keyScopes, ...operations.map(({ id }) => scopeOf(id))];

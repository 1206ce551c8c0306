import type { Queryable } from '@pagesmith/database';
import type { Language } from '@pagesmith/kernel';
import type { KeyChanger } from '../keys/change-keys.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Collection } from './collections.ts';

/** Whose documents are read, and how: every statement is bound to one owner. */
export interface Owned {
  readonly database: Queryable;
  readonly collection: Collection;
  readonly ownerId: string;
  readonly secrets: Secrets;
  /** The owner's. */
  readonly language: Language;
  /** Whether the owner has just confirmed being there: only then are keys shown in full. */
  readonly isConfirmed: boolean;
}

/** Documents that somebody changes. */
export interface Changeable extends Owned {
  readonly changer: KeyChanger;
}

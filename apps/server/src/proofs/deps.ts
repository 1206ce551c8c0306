import type { DeletionProofs, Identity } from '@pagesmith/accounts';
import type { Config } from '../config.ts';
import type { Origins } from '../wire/origins.ts';

export interface ProofDeps {
  readonly proofs: DeletionProofs;
  readonly identity: Identity;
  readonly origins: Origins;
  readonly config: Pick<Config, 'company' | 'publicUrl'>;
}

/** By what an operator can sign in, as the server tells it. */
export interface OwnFactors {
  readonly hasAuthenticator: boolean;
  readonly passkeys: readonly OwnPasskey[];
}

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

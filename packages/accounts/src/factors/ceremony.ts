import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import type { RelyingParty } from '../identity/deps.ts';
import { factorFailures } from './failures.ts';
import type { PasskeyRow } from './passkeys.ts';

/** What is kept of a passkey, whoever it belongs to. */
type Credential = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signatureCount' | 'transports'>;
type Known = Pick<Credential, 'credentialId' | 'transports'>;

/** Only looked at as far as a row is found by it; the rest is for the library to check. */
const response: Parameter<{ id: string }> = {
  schema: z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) }),
  accepted: {
    en: 'Value must be a browser’s response to the options',
    fr: 'la valeur doit être la réponse d’un navigateur aux options',
  },
};

/** What the browser's authenticator said, as it came. */
const answerOf = <Answer extends { id: string }>(given: unknown): Answer =>
  readArguments({ response }, given).response as Answer;

interface Person {
  readonly id: string;
  /** What the browser lists the passkey under. */
  readonly name: string;
  readonly displayName: string;
}

/** What a browser is asked for: a passkey that names its owner by itself, and checks who holds the device. */
export const newPasskeyOptions = ({ id: rpID }: RelyingParty, person: Person, existing: readonly Known[]) =>
  generateRegistrationOptions({
    rpName: 'Pagesmith',
    rpID,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.name,
    userDisplayName: person.displayName,
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** Any passkey of this site will do, unless some are named. */
export const passkeyOptions = ({ id: rpID }: RelyingParty, allowed: readonly Known[]) =>
  generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    allowCredentials: allowed.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });

/** The passkey that a browser made, if it answers this question. */
export async function readNewPasskey(
  { id, origins }: RelyingParty,
  given: unknown,
  nonce: string,
): Promise<Credential> {
  const answer = answerOf<RegistrationResponseJSON>(given);
  const { registrationInfo } = await accepted(() =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: nonce,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw factorFailures.passkeyRefused();
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    signatureCount: credential.counter,
    transports: [...(credential.transports ?? [])],
  };
}

/** By which its row is found. */
export const credentialIdOf = (given: unknown): string => answerOf(given).id;

/** Fails unless this passkey answered this question; returns how often it has signed. */
export async function checkAnswer(
  { id, origins }: RelyingParty,
  given: unknown,
  nonce: string,
  passkey: Omit<Credential, 'transports'>,
): Promise<number> {
  const { verified, authenticationInfo } = await accepted(() =>
    verifyAuthenticationResponse({
      response: answerOf<AuthenticationResponseJSON>(given),
      expectedChallenge: nonce,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signatureCount,
      },
    }),
  );
  if (!verified) throw factorFailures.passkeyRefused();
  return authenticationInfo.newCounter;
}

/** The library throws at whatever is wrong with an answer. */
async function accepted<Checked>(check: () => Promise<Checked>): Promise<Checked> {
  try {
    return await check();
  } catch (error) {
    throw factorFailures.passkeyRefused({ cause: error });
  }
}

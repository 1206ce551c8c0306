import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Circumstances {
  readonly origin: string;
  readonly rpId: string;
  /** Whether it checked who holds it. */
  readonly isVerified?: boolean;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** A passkey in software, as WebAuthn (6.1, 6.5.4) describes one: ES256, without attestation. */
export function softPasskey({ origin, rpId, isVerified = true }: Circumstances) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let count = 0;
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  const authData = (hasKey: boolean) => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);
    const key = [Buffer.alloc(16), Buffer.from([0, 32]), credentialId, Buffer.from(isoCBOR.encode(coseKey))];
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...(hasKey ? key : [])]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });
  return {
    /** The answer to the options of a registration. */
    create: (options: { challenge: string }) => {
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(true))],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    /** The answer to the options of a sign-in. */
    get: (options: { challenge: string }) => {
      const said = clientData('webauthn.get', options.challenge);
      const data = authData(false);
      return answer({
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)),
      });
    },
  };
}

import type { Language } from '@pagesmith/kernel';

const comments = {
  en: {
    fetch: 'The proof of a call, by its x-request-id, and our public keys.',
    prints: ': prints what the proof says, or fails.',
  },
  fr: {
    fetch: 'La preuve d’un appel, d’après son x-request-id, et nos clés publiques.',
    prints: '\u00a0: affiche ce que dit la preuve, ou échoue.',
  },
} satisfies Record<Language, unknown>;

/** A proof is in proof.txt; the scripts need nothing of ours but our public keys. */
export const fetchSample = (
  url: string,
  key: string,
  language: Language,
): string => `# ${comments[language].fetch}
curl -sS -H "x-api-key: ${key}" ${url}/calls/REQUEST_ID/report |
  node -pe 'JSON.parse(require("fs").readFileSync(0)).deletionProof.proof' > proof.txt
curl -sS ${url}/.well-known/deletion-proof-keys.json > keys.json
`;

export const nodeSample = (language: Language): string => `// node verify.mjs${comments[language].prints}
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [header, statement, signature] = readFileSync('proof.txt', 'utf8').trim().split('.');
const decoded = (text) => Buffer.from(text, 'base64url');
const { kid } = JSON.parse(decoded(header));
const key = JSON.parse(readFileSync('keys.json')).keys.find((one) => one.kid === kid);
const publicKey = createPublicKey({ key, format: 'jwk' });
if (!verify(null, \`\${header}.\${statement}\`, publicKey, decoded(signature))) throw new Error('forged');
console.log(JSON.parse(decoded(statement)));
`;

export const pythonSample = (
  language: Language,
): string => `# python3 verify.py (pip install cryptography)${comments[language].prints}
import base64, json
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

header, statement, signature = open("proof.txt").read().strip().split(".")
kid = json.loads(decoded(header))["kid"]
key = next(one for one in json.load(open("keys.json"))["keys"] if one["kid"] == kid)
signed = f"{header}.{statement}".encode()
Ed25519PublicKey.from_public_bytes(decoded(key["x"])).verify(decoded(signature), signed)
print(json.loads(decoded(statement)))
`;

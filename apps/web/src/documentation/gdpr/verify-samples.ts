import type { Language } from '@pagesmith/kernel';

const comments = {
  en: {
    fetch: 'REQUEST_ID: the x-request-id of a call.',
    prints: 'Prints what the proof says, or fails.',
  },
  fr: {
    fetch: 'REQUEST_ID\u00a0: le x-request-id d’un appel.',
    prints: 'Affiche ce que dit la preuve, ou échoue.',
  },
} satisfies Record<Language, unknown>;

/** A proof is in proof.txt; the scripts need nothing of ours but our public keys. */
export const fetchSample = (
  url: string,
  key: string,
  language: Language,
): string => `# ${comments[language].fetch}
curl -sS -H "x-api-key: ${key}" \\
  ${url}/calls/REQUEST_ID/report |
  node -pe 'JSON.parse(require("fs")
    .readFileSync(0)).deletionProof.proof' > proof.txt
curl -sS -o keys.json \\
  ${url}/.well-known/deletion-proof-keys.json
`;

export const nodeSample = (language: Language): string => `// node verify.mjs
// ${comments[language].prints}
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const proof = readFileSync('proof.txt', 'utf8').trim();
const [header, statement, signature] = proof.split('.');
const decoded = (text) => Buffer.from(text, 'base64url');
const { kid } = JSON.parse(decoded(header));
const { keys } = JSON.parse(readFileSync('keys.json'));
const key = keys.find((one) => one.kid === kid);
const publicKey = createPublicKey({ key, format: 'jwk' });
const signed = \`\${header}.\${statement}\`;
if (!verify(null, signed, publicKey, decoded(signature))) {
  throw new Error('forged');
}
console.log(JSON.parse(decoded(statement)));
`;

export const pythonSample = (language: Language): string => `# pip install cryptography
# python3 verify.py
# ${comments[language].prints}
import base64, json
from cryptography.hazmat.primitives.asymmetric import ed25519

def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

proof = open("proof.txt").read().strip()
header, statement, signature = proof.split(".")
kid = json.loads(decoded(header))["kid"]
keys = json.load(open("keys.json"))["keys"]
key = next(one for one in keys if one["kid"] == kid)
signed = f"{header}.{statement}".encode()
public_key = ed25519.Ed25519PublicKey.from_public_bytes(
    decoded(key["x"])
)
public_key.verify(decoded(signature), signed)
print(json.loads(decoded(statement)))
`;

import { proofKeysPath } from '@pagesmith/catalog';

/** What a proof of deletion says; a receipt, which comes with the answer, has no destruction yet. */
export interface Statement {
  readonly iss: string;
  readonly sub: string;
  readonly operation?: string | null;
  readonly received: { readonly at: string; readonly sha256: readonly string[] | string | null };
  readonly destroyed?: { readonly at: string; readonly by: string };
}

export type Verdict =
  | { readonly state: 'proof' | 'receipt'; readonly statement: Statement }
  /** No such text; signed by nobody we know, or altered; a browser without Ed25519; keys that cannot be loaded. */
  | { readonly state: 'absent' | 'forged' | 'unsupported' | 'unreachable' };

export interface KeySet {
  readonly keys: readonly (JsonWebKey & { readonly kid: string })[];
}

/** Wherever it stands: alone, or in the JSON of a report. */
const signedText = /[\w-]+\.[\w-]+\.[\w-]+/;

export async function verifyProof(pasted: string, loadKeys: () => Promise<KeySet>): Promise<Verdict> {
  const [text] = /eyJ[\w-]*\.[\w-]+\.[\w-]+/.exec(pasted) ?? signedText.exec(pasted) ?? [];
  if (text === undefined) return { state: 'absent' };
  const [header = '', statement = '', signature = ''] = text.split('.');
  const { kid, typ } = readJson<{ kid?: string; typ?: string }>(header) ?? {};
  const keySet = await loadKeys().catch(() => undefined);
  if (!keySet) return { state: 'unreachable' };
  const key = keySet.keys.find((one) => one.kid === kid);
  if (!key) return { state: 'forged' };
  const publicKey = await crypto.subtle
    .importKey('jwk', key, { name: 'Ed25519' }, false, ['verify'])
    .catch(() => undefined);
  if (!publicKey) return { state: 'unsupported' };
  const signed = new TextEncoder().encode(`${header}.${statement}`);
  const isTrue = await crypto.subtle
    .verify({ name: 'Ed25519' }, publicKey, bytesOf(signature), signed)
    .catch(() => false);
  const said = isTrue ? readJson<Statement>(statement) : undefined;
  if (!said) return { state: 'forged' };
  return { state: typ === 'deletion-proof' ? 'proof' : 'receipt', statement: said };
}

export async function publishedKeys(): Promise<KeySet> {
  const response = await fetch(proofKeysPath);
  if (!response.ok) throw new Error(`The keys cannot be had: ${response.status}.`);
  return response.json();
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function readJson<T>(text: string): T | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(text)));
  } catch {
    return undefined;
  }
}

import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Signature Version 4, as a server checks it. Written from its description, not with the library that signs. */
export function hasRightSignature(request: IncomingMessage, body: Buffer, secretKey: string): boolean {
  const { headers } = request;
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature] = given ?? [];
  const [, date = '', region = '', service = ''] = credential.split('/');
  const url = new URL(request.url ?? '', 'http://store');
  const bodyHash = sha256(body);
  if (headers['x-amz-content-sha256'] !== bodyHash) return false;
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const keys = [date, region, service, 'aws4_request'];
  const key = keys.reduce<Buffer>((before, part) => hmac(before, part), Buffer.from(`AWS4${secretKey}`));
  return hmac(key, text).toString('hex') === signature;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

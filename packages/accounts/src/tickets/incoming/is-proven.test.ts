import { expect, it, test } from 'vitest';
import { isProven } from './is-proven.ts';

const judge = (results: string) => isProven(results, 'grace@example.com', 'mx.example.com');

it.each([
  'mx.example.com; dmarc=pass header.from=example.com',
  'MX.example.com 1; spf=pass smtp.mailfrom=example.com; dmarc=pass (p=reject dis=none) header.from=Example.com',
  'mx.example.com;\tdkim=pass header.d=example.com header.s=(a (nested) remark) "x";\n dmarc = pass header.from=example.com',
])('our own server’s word is believed: %s', (results) => expect(judge(results)).toBe(true));

test.each([
  ['nothing said', ''],
  ['another server', 'mx.evil.example; dmarc=pass header.from=example.com'],
  ['a server with ours in its name', 'mx.example.com.evil.example; dmarc=pass header.from=example.com'],
  ['a failure', 'mx.example.com; dmarc=fail header.from=example.com'],
  ['no policy', 'mx.example.com; dmarc=none header.from=example.com'],
  [
    'signed by somebody',
    'mx.example.com; dkim=pass header.d=example.com; spf=pass smtp.mailfrom=example.com',
  ],
  ['another domain', 'mx.example.com; dmarc=pass header.from=evil.example'],
  ['a domain that begins like it', 'mx.example.com; dmarc=pass header.from=example.com.evil.example'],
  ['no domain', 'mx.example.com; dmarc=pass'],
  ['a result in a remark', 'mx.example.com; spf=none (x; dmarc=pass header.from=example.com)'],
  [
    'a result in a quoted text',
    'mx.example.com; spf=pass smtp.mailfrom="; dmarc=pass header.from=example.com"',
  ],
  ['a remark without an end', 'mx.example.com; dmarc=pass header.from=example.com (x'],
  ['two results', 'mx.example.com; dmarc=fail header.from=example.com; dmarc=pass header.from=example.com'],
  ['something that only begins with pass', 'mx.example.com; dmarc=passing header.from=example.com'],
])('%s proves nothing', (_case, results) => expect(judge(results)).toBe(false));

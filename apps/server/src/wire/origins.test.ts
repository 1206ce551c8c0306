import { expect, test } from 'vitest';
import { createOrigins } from './origins.ts';

const loopback = ['http://localhost:3123', 'http://127.0.0.1:3123', 'http://[::1]:3123'];
const at = (publicUrl: string) => createOrigins({ publicUrl, port: 3123, allowedOrigins: [] });

test.each(loopback)('%s is ours by all its names while the service is this machine’s', (publicUrl) => {
  const origins = at(publicUrl);
  for (const origin of loopback) expect(origins.isRegistered(origin)).toBe(true);
  expect(origins.isRegistered('http://localhost:3000')).toBe(false);
});

test.each(['https://pdf.example.com', 'http://localhost.example.com', 'http://10.0.0.7:3123'])(
  'a page on somebody’s own machine may not call %s',
  (publicUrl) => {
    const origins = at(publicUrl);
    expect(origins.isRegistered(publicUrl)).toBe(true);
    for (const origin of loopback) expect(origins.isRegistered(origin)).toBe(false);
  },
);

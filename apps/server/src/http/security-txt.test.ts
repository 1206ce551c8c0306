import { movableClock } from '@pagesmith/kernel';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { addSecurityTxt } from './security-txt.ts';

const clock = movableClock('2026-03-01T09:30:00Z');
const app = fastify();
const variables = { PUBLIC_URL: 'https://pdf.example.com', SUPPORT_EMAIL: 'help@example.com' };
addSecurityTxt(app, readConfig(variables), clock);

test('somebody who found a hole is told where to write', async () => {
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    [
      'Contact: mailto:help@example.com',
      'Contact: https://pdf.example.com/contact',
      'Expires: 2026-08-28T00:00:00Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://pdf.example.com/.well-known/security.txt',
      'Policy: https://pdf.example.com/security',
      '',
    ].join('\n'),
  );
});

test('the file changes once a day and never expires', async () => {
  const expiry = async () =>
    /Expires: (.*)\n/.exec((await app.inject('/.well-known/security.txt')).body)?.[1];
  const morning = await expiry();
  clock.moveTo('2026-03-01T23:59:59Z');
  expect(await expiry()).toBe(morning);
  clock.moveTo('2028-03-01T00:00:00Z');
  expect(await expiry()).toBe('2028-08-28T00:00:00Z');
});

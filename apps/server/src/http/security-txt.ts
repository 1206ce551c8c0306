import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const dayMs = 86_400_000;
const validDays = 180;

/** /.well-known/security.txt: where to report a vulnerability (RFC 9116). */
export function addSecurityTxt(
  app: FastifyInstance,
  { publicUrl, company }: Pick<Config, 'publicUrl' | 'company'>,
  clock: Clock = systemClock,
): void {
  const address = '/.well-known/security.txt';
  app.get(address, (_request, reply) => {
    const today = Math.floor(clock.now().getTime() / dayMs) * dayMs;
    const fields = [
      ['Contact', `mailto:${company.supportEmail}`],
      ['Contact', `${publicUrl}/contact`],
      // Counted from the day of the answer, so that a server that runs on never serves an expired file.
      ['Expires', new Date(today + validDays * dayMs).toISOString().replace('.000', '')],
      ['Preferred-Languages', 'en, fr'],
      ['Canonical', `${publicUrl}${address}`],
      ['Policy', `${publicUrl}/security`],
    ];
    const text = fields.map(([name, value]) => `${name}: ${value}\n`).join('');
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}

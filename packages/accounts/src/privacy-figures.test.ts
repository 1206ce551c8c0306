import { readFileSync } from 'node:fs';
import { policy } from '@pagesmith/catalog';
import { describe, expect, it } from 'vitest';
import { identityLimits } from './identity/limits.ts';

const functionText = (name: string) =>
  readFileSync(new URL(`../../database/functions/${name}.sql`, import.meta.url), 'utf8');

describe('the privacy page says how long', () => {
  it('jobs and Idempotency-Keys are known, as the database has it', () => {
    expect(functionText('end-job')).toContain(`interval '${policy.jobDays} days'`);
    for (const name of ['accept-job', 'end-call']) {
      expect(functionText(name)).toContain(`interval '${policy.idempotencyKeyHours} hours'`);
    }
  });

  it('a network address stays in a counter', () => {
    const rules = Object.values(identityLimits).filter((rule) => typeof rule === 'object');
    expect(rules.length).toBeGreaterThan(8);
    for (const { windowMs } of rules) expect(windowMs).toBeLessThanOrEqual(policy.throttleHours * 3_600_000);
  });
});

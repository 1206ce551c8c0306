import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StatusReport } from '@pagesmith/contract';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prerendered } from '../http/prerendered.ts';
import { statusPage } from './page.ts';

const start = new Date('2026-11-16T08:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'pagesmith-status-'));
const page = prerendered('<body><div>__statusReport__</div></body>');
const reportAt = (at: Date): StatusReport => ({
  at: at.toISOString(),
  components: [],
  incidents: [],
  plannedWork: [],
  months: [],
});

beforeAll(() => {
  mkdirSync(join(folder, 'drawing'));
  writeFileSync(
    join(folder, 'drawing/status.cjs'),
    "exports.drawMeasured = (report, language) => language + ': ' + (report ? report.at : 'not known');",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the page of the status has what was measured in it, half a minute old at most', async () => {
  const clock = movableClock(start);
  const draw = statusPage({ folder, clock, read: async () => reportAt(clock.now()) });
  expect((await draw(page, 'en')).text).toContain('<div>en: 2026-11-16T08:00:00.000Z</div>');
  clock.moveTo(new Date(start.getTime() + 29_000));
  expect((await draw(page, 'en')).text).toContain('<div>en: 2026-11-16T08:00:00.000Z</div>');
  expect((await draw(page, 'fr')).text).toContain('<div>fr: 2026-11-16T08:00:29.000Z</div>');
  clock.moveTo(new Date(start.getTime() + 31_000));
  expect((await draw(page, 'en')).text).toContain('<div>en: 2026-11-16T08:00:31.000Z</div>');
});

test('however many ask for it at once, the status is read once', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reportAt(start);
  };
  const draw = statusPage({ folder, clock: movableClock(start), read });
  await Promise.all([draw(page, 'en'), draw(page, 'en'), draw(page, 'en')]);
  expect(reads).toBe(1);
});

test('what was written about an incident cannot end the script that carries it', async () => {
  const title = { en: '</script><b>', fr: '</script><b>' };
  const incident = {
    id: 1,
    title,
    components: [],
    startedAt: start.toISOString(),
    endedAt: null,
    updates: [],
  };
  const report = { ...reportAt(start), incidents: [incident] } as unknown as StatusReport;
  const { text } = await statusPage({ folder, clock: movableClock(start), read: async () => report })(
    page,
    'en',
  );
  const [, written = ''] =
    /<script type="application\/json" data-status-report>(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(written)).toEqual(report);
});

test('the page of the status is answered when nothing can be read, and asked again the next time', async () => {
  let isAway = true;
  const read = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(reportAt(start)));
  const draw = statusPage({ folder, clock: movableClock(start), read });
  expect((await draw(page, 'en')).text).toBe('<body><div>en: not known</div></body>');
  isAway = false;
  expect((await draw(page, 'en')).text).toContain(start.toISOString());
});

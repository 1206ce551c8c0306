import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread, in microseconds, however long the thread waited for a processor. */
  readonly tdur?: number;
}

export interface Frames {
  readonly perSecond: number;
  /** Of the page's main thread, for one frame, in milliseconds: the middle, and what 19 of 20 frames stay below. */
  readonly cpuMs: { readonly p50: number; readonly p95: number };
}

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** Scrolls the document by forty pixels in each frame, for so long. Evaluated in the page, so it is text. */
export const scrolling = (durationMs: number) => `new Promise((resolve) => {
  const box = document.querySelector('[data-page]').closest('section');
  const start = performance.now();
  let frames = 0;
  const step = (now) => {
    frames += 1;
    box.scrollTop += 40;
    if (now - start < ${durationMs}) requestAnimationFrame(step);
    else resolve((frames * 1000) / (now - start));
  };
  requestAnimationFrame(step);
})`;

export async function scrollFrames(browser: Browser, page: Page, durationMs: number): Promise<Frames> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const perSecond = await page.evaluate<number>(scrolling(durationMs));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const cpuMs = cpuOfFrames(trace.traceEvents);
  return { perSecond, cpuMs: { p50: quantile(cpuMs, 0.5), p95: quantile(cpuMs, 0.95) } };
}

/** The processor time between one frame's beginning and the next one's, on the thread of the page that scrolls. */
function cpuOfFrames(events: readonly TraceEvent[]): number[] {
  const begins = events.filter(({ name }) => name === 'FireAnimationFrame');
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  // No other page of the browser draws anything.
  const thread = begins[0] && threadOf(begins[0]);
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && threadOf(event) === thread);
  const starts = begins.map(({ ts }) => ts).sort((a, b) => a - b);
  const sums = new Array<number>(Math.max(0, starts.length - 1)).fill(0);
  let frame = 0;
  for (const { ts, tdur = 0 } of tasks.sort((a, b) => a.ts - b.ts)) {
    while (frame < sums.length && ts >= (starts[frame + 1] ?? Number.POSITIVE_INFINITY)) frame += 1;
    if (frame < sums.length && ts >= (starts[frame] ?? 0)) sums[frame] = (sums[frame] ?? 0) + tdur / 1_000;
  }
  return sums;
}

/** What the processes of a kind have in memory, shared pages counted by their share. */
export async function memoryMbOf(browser: Browser): Promise<Record<string, number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const memory: Record<string, number> = {};
  for (const { id, type } of processInfo) memory[type] = (memory[type] ?? 0) + shareMb(id);
  return memory;
}

function shareMb(processId: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) / 1_024;
}

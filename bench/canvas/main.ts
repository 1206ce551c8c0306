// A document of 500 pages on the canvas of two tools: frames while it is scrolled, and the browser's memory afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../e2e/browser.ts';
import { startServer } from '../../e2e/server.ts';
import { openTool, openTools } from '../../e2e/tool-runs.ts';
import { startVisit } from '../../e2e/visit.ts';
import { memoryMbOf, scrollFrames } from './frames.ts';
import { longPdf } from './long-pdf.ts';

const pageCount = 500;
const scrollMs = 15_000;
const goals = { framesPerSecond: 50, memoryMb: 400 };

/** To the end in twenty leaps, each of which asks for pages that are not drawn. */
const leap = `(() => {
  const box = document.querySelector('[data-page]').closest('section');
  box.scrollTop += box.scrollHeight / 20;
})()`;

const data = mkdtempSync(join(tmpdir(), 'pagesmith-bench-'));
const server = await startServer({ DATA_DIR: data });
try {
  console.log(
    `The machine’s load is ${loadavg()[0]?.toFixed(1)}: frames a second fall with it, processor time hardly.`,
  );
  const file = { name: 'long.pdf', mimeType: 'application/pdf', buffer: longPdf(pageCount) };
  for (const id of ['list-fields', 'extract-pages'] as const) {
    // A browser of its own: what one tool leaves behind is not the memory of the next.
    const browser = await launchBrowser();
    const visit = await startVisit(browser, server.url);
    const { page } = visit;
    await openTools(visit, 'en-US');
    await openTool(page, id, 'en-US');
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.locator('[data-page="1"][data-drawn]').waitFor();
    const { perSecond, cpuMs } = await scrollFrames(browser, page, scrollMs);
    for (let count = 0; count < 20; count += 1) {
      await page.evaluate(leap);
      await page.waitForTimeout(150);
    }
    const memory = await memoryMbOf(browser);
    const all = Object.values(memory).reduce((sum, mb) => sum + mb, 0);
    console.log(
      `${id}: ${perSecond.toFixed(1)} frames a second (goal ${goals.framesPerSecond}), ` +
        `main thread ${cpuMs.p50.toFixed(1)} ms a frame, p95 ${cpuMs.p95.toFixed(1)} ms (20 ms is 50 a second)`,
    );
    const kinds = Object.entries(memory).map(([kind, mb]) => `${kind} ${mb.toFixed(0)}`);
    console.log(`  memory ${all.toFixed(0)} MB (goal ${goals.memoryMb}): ${kinds.join(', ')}`);
    await visit.end();
    await browser.close();
  }
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

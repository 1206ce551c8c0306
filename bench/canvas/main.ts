// A document of 500 pages on the canvas of two tools: frames while it is scrolled, and the memory of a browser that scrolls it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '@pagesmith/operations';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/browser.ts';
import { startServer } from '../../e2e/server.ts';
import { openTool, openTools } from '../../e2e/tool-runs.ts';
import { startVisit } from '../../e2e/visit.ts';
import { memoryMbOf, scrollFrames, scrolling } from './frames.ts';
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
/** On the disk, as a customer's is: bytes would be put together in the page itself, and leave their garbage there. */
const file = join(data, 'long.pdf');
writeFileSync(file, longPdf(pageCount));

/** In a browser of its own: what one measurement leaves behind, or needs for itself, is not the memory of the next. */
async function withDocument(id: OperationId, measure: (browser: Browser, page: Page) => Promise<void>) {
  const browser = await launchBrowser();
  const visit = await startVisit(browser, server.url);
  const { page } = visit;
  await openTools(visit, 'en-US');
  await openTool(page, id, 'en-US');
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('[data-page="1"][data-drawn]').waitFor();
  await measure(browser, page);
  await visit.end();
  await browser.close();
}

async function tellMemory(browser: Browser, when: string): Promise<void> {
  const memory = await memoryMbOf(browser);
  const all = Object.values(memory).reduce((sum, mb) => sum + mb, 0);
  const kinds = Object.entries(memory).map(([kind, mb]) => `${kind} ${mb.toFixed(0)}`);
  console.log(`  memory ${when} ${all.toFixed(0)} MB (goal ${goals.memoryMb}): ${kinds.join(', ')}`);
}

try {
  console.log(
    `The machine’s load is ${loadavg()[0]?.toFixed(1)}: frames a second fall with it, processor time hardly.`,
  );
  for (const id of ['list-fields', 'extract-pages'] as const) {
    await withDocument(id, async (browser, page) => {
      const { perSecond, cpuMs } = await scrollFrames(browser, page, scrollMs);
      console.log(
        `${id}: ${perSecond.toFixed(1)} frames a second (goal ${goals.framesPerSecond}), ` +
          `main thread ${cpuMs.p50.toFixed(1)} ms a frame, p95 ${cpuMs.p95.toFixed(1)} ms (20 ms is 50 a second)`,
      );
    });
    await withDocument(id, async (browser, page) => {
      await page.evaluate(scrolling(scrollMs));
      for (let count = 0; count < 20; count += 1) {
        await page.evaluate(leap);
        await page.waitForTimeout(150);
      }
      await tellMemory(browser, 'with garbage');
      await page.requestGC();
      await page.waitForTimeout(1_000);
      await tellMemory(browser, 'held');
    });
  }
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

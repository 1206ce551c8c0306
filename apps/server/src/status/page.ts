import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StatusReport } from '@pagesmith/contract';
import type { Clock, Language } from '@pagesmith/kernel';
import { type Prerendered, prerendered } from '../http/prerendered.ts';

interface StatusPageDeps {
  /** Where the build put the pages, and beside them what draws the measurements. */
  readonly folder: string;
  readonly clock: Clock;
  read(): Promise<StatusReport>;
}

interface Drawing {
  /** Without a report, the place where the browser will draw it. */
  drawMeasured(report: StatusReport | undefined, language: Language): string;
}

const keptMs = 30_000;
/** A page that says how the service is running does not wait for what keeps it from running. */
const waitMsMax = 2_000;

/**
 * The page with what was just measured in it: it is read without waiting for code, and without scripts. However many ask
 * for it at once, it is drawn once.
 */
export function statusPage({ folder, clock, read }: StatusPageDeps) {
  const kept = new Map<Language, { readonly until: number; readonly page: Promise<Prerendered> }>();
  const draw = async (page: Prerendered, language: Language): Promise<Prerendered> => {
    const report = await inTime(read()).catch(() => undefined);
    if (!report) kept.delete(language);
    return prerendered(withMeasured(page.text, await drawingIn(folder), { report, language }));
  };
  return (page: Prerendered, language: Language): Promise<Prerendered> => {
    const found = kept.get(language);
    const now = clock.now().getTime();
    if (found && now < found.until) return found.page;
    const drawn = draw(page, language);
    kept.set(language, { until: now + keptMs, page: drawn });
    return drawn;
  };
}

async function drawingIn(folder: string): Promise<Drawing> {
  const file = join(folder, 'drawing', 'status.cjs');
  if (!existsSync(file)) throw new Error(`The build has no file ${file}: build the pages again.`);
  return (await import(pathToFileURL(file).href)).default;
}

interface Measured {
  readonly report: StatusReport | undefined;
  readonly language: Language;
}

/** And the report itself below it, from which the code of the page goes on. */
function withMeasured(text: string, { drawMeasured }: Drawing, { report, language }: Measured): string {
  const drawn = text.replace('__statusReport__', () => drawMeasured(report, language));
  if (!report) return drawn;
  const written = JSON.stringify(report).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" data-status-report>${written}</script>`;
  return drawn.replace('</body>', () => `${data}</body>`);
}

function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The status took too long.')), waitMsMax);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

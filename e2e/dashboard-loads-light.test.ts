import { expect } from 'vitest';
import { journey } from './journey.ts';
import { openTools } from './tool-runs.ts';

/** 350 KB are promised. */
const bytesMax = 350_000;
/** Each file costs the browser, the network and the server more than a few lines in another would. */
const codeFilesMax = 24;
/** Chromium reads a file again to tell in which line it has asked for cookies: such a file is to be short. */
const cookieCodeMax = 10_000;

journey(
  `the first load of the dashboard takes less than ${bytesMax} bytes, fonts not counted`,
  async (visit) => {
    const started = await visit({ isLast: true });
    await openTools(started, 'en-US');
    const { page } = started;
    await page.evaluate("sessionStorage.setItem('pagesmith_dashboard_tab', 'overview')");

    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    const addresses = new Map<string, string>();
    const bytes = new Map<string, number>();
    network.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type !== 'Font') addresses.set(requestId, response.url);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId);
      if (address) bytes.set(requestId, encodedDataLength);
    });
    await page.reload();
    // A chart is the last thing that comes.
    await page.locator('[data-chart]').nth(1).waitFor();
    await page.waitForLoadState('networkidle');

    const loaded = [...bytes].map(([id, size]) => [addresses.get(id), size] as const);
    const total = loaded.reduce((sum, [, size]) => sum + size, 0);
    console.log(`The first load of the dashboard: ${total} bytes in ${loaded.length} answers.`);
    expect(total, JSON.stringify(loaded.toSorted(([, first], [, second]) => second - first))).toBeLessThan(
      bytesMax,
    );

    const code = loaded.flatMap(([address]) => (address?.endsWith('.js') ? address : []));
    expect(code.length, code.join(' ')).toBeLessThanOrEqual(codeFilesMax);
    for (const address of code) {
      const text = await (await page.request.get(address)).text();
      if (text.includes('document.cookie')) expect(text.length, address).toBeLessThan(cookieCodeMax);
    }
  },
);

journey('the dashboard is seen before its code is here', async (visit) => {
  for (const [locale, tab] of [
    ['en-US', 'API keys'],
    ['fr-FR', 'Clés API'],
  ] as const) {
    const { page, open } = await visit({ locale, hasScripts: false });
    expect(await open('/dashboard')).toBe(200);
    await page.getByText(tab, { exact: true }).waitFor();
    expect(await page.getByRole('status').textContent()).toBe('Chargement...');
  }
});

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';

/** Drops files from the desktop on a drop area of the page, which is named by its part. */
export async function dropFiles(page: Page, area: string, paths: readonly string[]): Promise<void> {
  const files = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), base64: (await readFile(path)).toString('base64') })),
  );
  const dataTransfer = await page.evaluateHandle(`(() => {
    const carried = new DataTransfer();
    for (const { name, base64 } of ${JSON.stringify(files)}) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      carried.items.add(new File([bytes], name, { type: 'application/pdf' }));
    }
    return carried;
  })()`);
  const target = page.getByRole('region', { name: area, exact: true });
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}

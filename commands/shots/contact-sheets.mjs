// Many pictures on one sheet, side by side, so that all states of a screen are seen at a glance.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const columnPx = { 390: 300, 768: 460, 1440: 760 };

/** One sheet for each screen and width: both languages, light and dark. */
export async function makeContactSheets(browser, folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png') && !name.startsWith('sheet.'));
  const sheets = new Map();
  for (const name of names) sheets.set(sheetOf(name), [...(sheets.get(sheetOf(name)) ?? []), name]);
  const page = await browser.newPage({ viewport: { width: 3_200, height: 900 } });
  for (const [sheet, pictures] of sheets) {
    const file = join(folder, 'sheet.html');
    writeFileSync(file, html(pictures, columnPx[sheet.split('.').at(-1)]));
    await page.goto(pathToFileURL(file).href);
    await page.locator('main').screenshot({ path: join(folder, `sheet.${sheet}.png`) });
  }
  await page.close();
}

/** `screen.language.width.scheme.png` */
function sheetOf(name) {
  const [screen, , width] = name.split('.');
  return `${screen}.${width}`;
}

const html = (pictures, widthPx) =>
  `<main style="display:inline-flex;gap:12px;padding:12px;background:#888;font:14px sans-serif">${pictures
    .map(
      (name) =>
        `<figure style="margin:0"><figcaption>${name}</figcaption><img src="${name}" width="${widthPx}"></figure>`,
    )
    .join('')}</main>`;

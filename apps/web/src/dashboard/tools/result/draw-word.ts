import { parseAsync, renderDocument } from 'docx-preview';
import { countPages, keepPageFields, spreadTabs, type WordDocument } from './page-fields.ts';
import { atLeastLines, numbersLikeHeadings } from './word-styles.ts';

const options = { ignoreFonts: true, renderAltChunks: false, useBase64URL: true };

const ownStyle = `
  .docx-wrapper { background: none; padding: 16px; display: flex; flex-flow: column; align-items: center; }
  .docx-wrapper > section.docx { background: white; color: black; margin-bottom: 16px; box-shadow: 0 0 0 1px #e2ded5; }
`;

/**
 * docx-preview writes style elements, which the content security policy refuses: their text becomes a sheet that is
 * adopted instead. The pages are scaled to the width they have.
 */
export async function drawWord(file: Blob, host: HTMLElement): Promise<void> {
  const word: WordDocument = await parseAsync(file, options);
  await keepPageFields(word);
  const nodes = await renderDocument(word, options);
  const styles = nodes.filter((node) => node instanceof HTMLStyleElement);
  const body = document.createElement('div');
  body.append(...nodes.filter((node) => !(node instanceof HTMLStyleElement)));
  const pages = [...body.querySelectorAll('section.docx')];
  countPages(pages);
  for (const page of pages) spreadTabs(page);
  for (const { style } of body.querySelectorAll<HTMLElement>('[style*=line-height]'))
    style.lineHeight = atLeastLines(style.lineHeight);
  const sheet = new CSSStyleSheet();
  const texts = styles.map(({ textContent }) => numbersLikeHeadings(atLeastLines(textContent ?? '')));
  sheet.replaceSync([...texts, ownStyle].join('\n'));
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(body);
  const page = root.querySelector<HTMLElement>('section.docx');
  if (page) body.style.zoom = String(Math.min(1, host.clientWidth / (page.offsetWidth + 32)));
}

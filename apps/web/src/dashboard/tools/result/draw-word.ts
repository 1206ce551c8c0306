import { renderAsync } from 'docx-preview';
import { atLeastLines } from './at-least-lines.ts';

const ownStyle = `
  .docx-wrapper { background: none; padding: 16px; display: flex; flex-flow: column; align-items: center; }
  .docx-wrapper > section.docx { background: white; color: black; margin-bottom: 16px; box-shadow: 0 0 0 1px #e2ded5; }
`;

/**
 * docx-preview writes style elements, which the content security policy refuses: their text becomes a sheet that is
 * adopted instead. The pages are scaled to the width they have.
 */
export async function drawWord(file: Blob, host: HTMLElement): Promise<void> {
  const body = document.createElement('div');
  const styles = document.createElement('div');
  await renderAsync(file, body, styles, { ignoreFonts: true, renderAltChunks: false, useBase64URL: true });
  for (const { style } of body.querySelectorAll<HTMLElement>('[style*=line-height]'))
    style.lineHeight = atLeastLines(style.lineHeight);
  const sheet = new CSSStyleSheet();
  const texts = [...styles.querySelectorAll('style')].map(({ textContent }) =>
    atLeastLines(textContent ?? ''),
  );
  sheet.replaceSync([...texts, ownStyle].join('\n'));
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(body);
  const page = root.querySelector<HTMLElement>('section.docx');
  if (page) body.style.zoom = String(Math.min(1, host.clientWidth / (page.offsetWidth + 32)));
}

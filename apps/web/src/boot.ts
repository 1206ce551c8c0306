// Where every page begins. An empty one is drawn by its code at once. One that came drawn is read as it is: its code is fetched
// when all of it is there to be read, and takes it over at the first sign of somebody who uses it.
import { rememberUse } from './early-use.ts';
import { languageStorageKey } from './language/storage-key.ts';
import { layOutAtOnce, layOutInTurn } from './lay-out-in-turn.ts';
import { noteHand } from './paper/note-hand.ts';
import './public.css';
import { isVisitor } from './session/visitor.ts';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click'];
/** Whatever the browser reports about painting, it is done by then. */
const paintMsMax = 3_000;

const linksAtOnce = 4;

const takeOver = (): void => void import('./main.tsx');

function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, paintMsMax);
  });
}

/** Also those that nobody has scrolled to: whoever prints or keeps the page has them. */
function loadPictures(page: Element): void {
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    picture.loading = 'eager';
}

/** By links that do nothing in their template: a few at a time, because each makes the browser look at its file. */
async function fetchCode(): Promise<void> {
  const code = document.querySelector<HTMLTemplateElement>('template[data-code]');
  const links = [...(code?.content.children ?? [])];
  while (links.length > 0) {
    document.head.append(...links.splice(0, linksAtOnce));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** To a section, or back to the earlier position: this scrolling is not the reader's. */
function isScrolledTo(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  return !isNew || location.hash !== '';
}

/** The cookie that tells the server what was chosen here is gone. */
function isInOtherLanguage(): boolean {
  try {
    const chosen = localStorage.getItem(languageStorageKey);
    return chosen !== null && chosen !== document.documentElement.lang;
  } catch {
    return false;
  }
}

/** What it shows is measured just now, or depends on who looks at it or on what the address asks for. */
async function isDrawnAnew(page: Element): Promise<boolean> {
  if (page.querySelector('[data-code-at-once]')) return true;
  if (!page.querySelector('[data-for-visitors]')) return false;
  const isAsAddressed = location.search === '' || page.querySelector('[data-as-addressed]') !== null;
  return !isAsAddressed || !(await isVisitor());
}

async function begin(page: HTMLElement): Promise<void> {
  rememberUse();
  for (const sign of signs) document.addEventListener(sign, takeOver, { capture: true, once: true });
  if (isScrolledTo()) layOutAtOnce(page);
  await painted();
  loadPictures(page);
  void layOutInTurn(page).then(fetchCode);
  if (isScrolledTo() || isInOtherLanguage() || (await isDrawnAnew(page))) takeOver();
}

noteHand();
const prerendered = document.querySelector<HTMLElement>('[data-prerendered]');
if (prerendered) void begin(prerendered);
else takeOver();

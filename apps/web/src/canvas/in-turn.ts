interface Drawing {
  readonly whenDrawn: Promise<HTMLCanvasElement>;
  cancel(): void;
}

type Start = () => Promise<unknown>;

const waiting: Start[] = [];
let isBusy = false;
let scrolledAt = Number.NEGATIVE_INFINITY;
/** After so long without a move, nobody is scrolling. */
const stillMs = 150;
/** While somebody scrolls, drawing has a quarter of the time: a page in the making costs frames. */
const restsPerDrawing = 3;
/** With more than this from one frame to the next nobody reads, or the machine cannot keep up: drawing waits. */
const fastPx = 30;
let last = { box: undefined as EventTarget | null | undefined, top: 0 };
let isFast = false;

function onScroll({ target }: Event): void {
  const top = target instanceof Element ? target.scrollTop : 0;
  isFast = target === last.box && Math.abs(top - last.top) > fastPx;
  last = { box: target, top };
  scrolledAt = performance.now();
}

const isScrolling = () => performance.now() - scrolledAt <= stillMs;

function goOn(): void {
  if (waiting.length > 0 && isFast && isScrolling()) {
    isBusy = true;
    setTimeout(goOn, stillMs);
    return;
  }
  const start = waiting.shift();
  isBusy = start !== undefined;
  if (!start) return;
  const begunAt = performance.now();
  void start().finally(() => {
    if (isScrolling()) setTimeout(goOn, (performance.now() - begunAt) * restsPerDrawing);
    else whenIdle(goOn);
  });
}

/** Between two pages the browser gets to what the reader does; no page waits for long. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 250 });
  else setTimeout(act, 30);
}

/** One page after another: each takes a slice of every frame, and several at once would leave none for scrolling. */
export function drawInTurn(begin: () => Drawing, onDrawn: (canvas: HTMLCanvasElement) => void): () => void {
  let drawing: Drawing | undefined;
  const start: Start = () => {
    drawing = begin();
    // A page that cannot be drawn, or no longer has to be, stays an empty sheet.
    return drawing.whenDrawn.then(onDrawn, () => {});
  };
  // The same listener is added once, however often it is.
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  waiting.push(start);
  if (!isBusy) goOn();
  return () => {
    const place = waiting.indexOf(start);
    if (place >= 0) waiting.splice(place, 1);
    drawing?.cancel();
  };
}

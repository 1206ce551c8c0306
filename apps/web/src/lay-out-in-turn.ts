// A long page that came drawn is laid out piece by piece, a few in each frame, so that it answers in between. Those that wait
// are skipped by the browser as long as nobody scrolls near them; all of them have had their turn a moment later.

const waiting = 'laid-out-in-turn';
/** Fewer make more frames, and every frame goes through what is laid out already; more hold up a telephone. */
const elementsATurn = 110;

/** `page` is the element that came drawn; its mark makes pieces wait, and goes with the last of them. */
export async function layOutInTurn(page: HTMLElement): Promise<void> {
  let elements = elementsATurn;
  for (const piece of page.querySelectorAll(`.${waiting}`)) {
    const more = piece.querySelectorAll(`:not(.${waiting} .${waiting}, .${waiting} .${waiting} *)`).length;
    if (elements + more > elementsATurn) {
      await new Promise(requestAnimationFrame);
      elements = 0;
    }
    piece.classList.remove(waiting);
    elements += more;
  }
  layOutAtOnce(page);
}

/** Where the browser is to scroll to a place, the heights of all that is above have to be true. */
export function layOutAtOnce(page: HTMLElement): void {
  delete page.dataset.prerendered;
}

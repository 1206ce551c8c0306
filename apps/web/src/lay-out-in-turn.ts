// A long page that came drawn is laid out section by section, one in each frame, so that it answers in between. Those that
// wait are skipped by the browser as long as nobody scrolls near them; all of them have had their turn a moment later.

const waiting = 'laid-out-in-turn';

/** `page` is the element that came drawn; its mark makes sections wait, and goes with the last of them. */
export async function layOutInTurn(page: HTMLElement): Promise<void> {
  for (const section of page.querySelectorAll(`.${waiting}`)) {
    await new Promise(requestAnimationFrame);
    section.classList.remove(waiting);
  }
  layOutAtOnce(page);
}

/** Where the browser is to scroll to a place, the heights of all that is above have to be true. */
export function layOutAtOnce(page: HTMLElement): void {
  delete page.dataset.prerendered;
}

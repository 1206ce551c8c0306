/** A ring around what has the focus is for those who move it by keyboard. */
export function noteHand(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('pointerdown', () => (dataset.pointer = ''), true);
  document.addEventListener('keydown', () => delete dataset.pointer, true);
}

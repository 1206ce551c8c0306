/**
 * An element that is moved in the document loses the focus. Whoever moves a row with its buttons goes on at the button
 * that was pressed, or at the next one where that has nothing more to do.
 */
export function keepFocus(button: HTMLButtonElement): void {
  setTimeout(() => {
    const beside = button.parentElement?.querySelector<HTMLElement>('button:not(:disabled)');
    (button.disabled ? beside : button)?.focus();
  });
}

// What was done with a page before its code had taken it over is done again when it has: nobody has to click or type twice.

const uses = ['pointerdown', 'mousedown', 'keydown', 'click', 'submit'];
/** The last use of a button or a form: of one who clicks again because nothing happens, the last click counts. */
let last: Event[] = [];
let isHeard = false;

export function rememberUse(): void {
  for (const use of uses) document.addEventListener(use, remember, true);
}

function remember(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event.type === 'pointerdown' || event.type === 'keydown') last = [];
  if (isHeard) return;
  if (event.type === 'submit') event.preventDefault();
  else if (!event.target.closest('button[type=button]')) return;
  last.push(event);
}

/** To be called when React listens: what is done from now on it answers itself, though it has yet to take the page over. */
export function endRemembering(): void {
  isHeard = true;
}

/** To be called when the page has been taken over. */
export async function repeatUse(): Promise<void> {
  for (const use of uses) document.removeEventListener(use, remember, true);
  for (const repeat of changes()) {
    repeat();
    // Two fields may be part of one state: the first has to be in it before the second is reported.
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const event of last) {
    if (event.target instanceof HTMLFormElement) event.target.requestSubmit();
    else event.target?.dispatchEvent(copyOf(event));
  }
}

const copyOf = (event: Event): Event => new (event.constructor as typeof Event)(event.type, event);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** All are read before any is reported: on the first report, React resets the others to the values it knows. */
const changes = (): (() => void)[] =>
  [...document.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => {
    if (field instanceof HTMLSelectElement) return choiceOf(field);
    return field.type === 'radio' || field.type === 'checkbox' ? tickOf(field) : textOf(field);
  });

/**
 * React reports a change only when a field differs from the value it knows, which is what it found when it took over.
 * Setting the field's own property makes React know the value the page came with; setting it through the prototype
 * then counts as a change.
 */
function textOf(field: HTMLInputElement | HTMLTextAreaElement): (() => void)[] {
  const { value, defaultValue } = field;
  if (value === defaultValue) return [];
  const replay = () => {
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return [replay];
}

function tickOf(field: HTMLInputElement | HTMLTextAreaElement): (() => void)[] {
  if (!(field instanceof HTMLInputElement) || field.checked === field.defaultChecked) return [];
  // Of radio buttons, the chosen one speaks for all.
  if (field.type === 'radio' && !field.checked) return [];
  const { checked } = field;
  const replay = () => {
    field.checked = !checked;
    field.click();
  };
  return [replay];
}

function choiceOf(field: HTMLSelectElement): (() => void)[] {
  const { value } = field;
  if (field.selectedOptions[0]?.defaultSelected !== false) return [];
  const replay = () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return [replay];
}

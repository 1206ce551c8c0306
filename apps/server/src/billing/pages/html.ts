/** Text that is markup already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

type Value = Html | string | number | readonly Html[];

const render = (value: Value): string => {
  if (value instanceof Html) return value.text;
  return Array.isArray(value) ? value.map((one: Html) => one.text).join('') : escaped(String(value));
};

/** Markup with values in it, which are escaped unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part));

import { requestFailures } from './failures.ts';
import type { ChoiceOption, FlagOption, Part, ReceivedPart, UploadedFile, UploadedPdf } from './part.ts';

export function onePdf(): Part<UploadedPdf> {
  return {
    kind: 'pdf',
    isRequired: true,
    read: (name, received) => toPdf(name, single(name, received, true)),
  };
}

export function severalPdfs({ min, max }: { min: number; max: number }): Part<readonly UploadedPdf[]> {
  return {
    kind: 'pdfs',
    isRequired: true,
    countMin: min,
    countMax: max,
    read: (name, received) => {
      const count = received.length;
      if (count === 0) throw requestFailures.partMissing({ part: name, isFile: true });
      if (count < min || count > max) throw requestFailures.fileCountWrong({ part: name, count, min, max });
      return received.map((part, index) => {
        const file = toPdf(name, part);
        return count === 1 ? file : { ...file, place: { number: index + 1, count } };
      });
    },
  };
}

/** PDFs, or ZIPs of them: what they are is known once they are opened. */
export const severalForms = (limits: { min: number; max: number }): Part<readonly UploadedFile[]> => ({
  ...severalPdfs(limits),
  kind: 'forms',
});

/** A table: a file, or what would be in it as a text. */
export function table(): Part<UploadedFile> {
  return {
    kind: 'rows',
    isRequired: true,
    read: (name, received) => {
      const { content } = single(name, received, true);
      const source = typeof content === 'string' ? new TextEncoder().encode(content) : content.source;
      return { part: name, source };
    },
  };
}

interface TextLimits {
  readonly lengthMax: number;
}

/** Required text, with at least one visible character. */
export function text({ lengthMax }: TextLimits, kind: 'text' | 'pages' = 'text'): Part<string> {
  return {
    kind,
    isRequired: true,
    lengthMax,
    read: (name, received) => {
      const value = toText(name, single(name, received, false), lengthMax);
      if (value.trim() === '') throw requestFailures.partEmpty({ part: name });
      return value;
    },
  };
}

/** Optional text. Empty counts as left out, because browsers send unused fields empty. */
export function optionalText(
  { lengthMax }: TextLimits,
  kind: 'text' | 'pages' | 'json' = 'text',
): Part<string | undefined> {
  return {
    kind,
    isRequired: false,
    lengthMax,
    read: (name, received) => {
      if (received.length === 0) return undefined;
      const value = toText(name, single(name, received, false), lengthMax);
      return value.trim() === '' ? undefined : value;
    },
  };
}

const pageListTextMax = 100_000;
/** A list such as `1,3-5,7`. The runner checks it against the document's page count. */
export const pageList = (): Part<string> => text({ lengthMax: pageListTextMax }, 'pages');
export const optionalPageList = (): Part<string | undefined> =>
  optionalText({ lengthMax: pageListTextMax }, 'pages');

export function pageNumber(): Part<number> {
  return {
    kind: 'page',
    isRequired: true,
    read: (name, received) => {
      const value = toText(name, single(name, received, false), 100).trim();
      if (!/^[1-9]\d{0,8}$/.test(value)) throw requestFailures.pageNumberMalformed({ part: name });
      return Number(value);
    },
  };
}

/** The first choice is the default. */
export function choice<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
): Part<Choices[number]> {
  return {
    kind: 'choice',
    isRequired: false,
    choices,
    read: (name, received) => {
      if (received.length === 0) return choices[0];
      const value = toText(name, single(name, received, false), 100).trim();
      if (value === '') return choices[0];
      const found = choices.find((known) => known === value);
      if (found === undefined) throw requestFailures.choiceUnknown({ part: name, choices });
      return found;
    },
  };
}

/** Every part that the operation does not name. In fill-pdf these are the form's fields, each with its values in order. */
export function anyOtherPart({ lengthMax }: TextLimits): Part<ReadonlyMap<string, readonly string[]>> {
  return {
    kind: 'fields',
    isRequired: false,
    lengthMax,
    read: (_name, received) => {
      const values = new Map<string, string[]>();
      for (const part of received) {
        const value = toText(part.name, part, lengthMax);
        values.set(part.name, [...(values.get(part.name) ?? []), value]);
      }
      return values;
    },
  };
}

export function flag(): FlagOption {
  return {
    kind: 'flag',
    read: (name, value) => {
      if (value === undefined || value === 'false' || value === '0') return false;
      if (value === '' || value === 'true' || value === '1') return true;
      throw requestFailures.queryOptionNotFlag({ option: name });
    },
  };
}

/** One of a few values, or none. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): ChoiceOption<Choice> {
  return {
    kind: 'choice',
    choices,
    read: (name, value) => {
      if (value === undefined || value === '') return undefined;
      const found = choices.find((known) => known === value);
      if (found === undefined) throw requestFailures.queryOptionNotChoice({ option: name, choices });
      return found;
    },
  };
}

/** Some of a few values, separated by commas, or none. One of them may stand only by itself. */
export function someOf<const Choice extends string>(
  choices: readonly Choice[],
  { alone }: { readonly alone: NoInfer<Choice> },
): ChoiceOption<Choice, readonly Choice[] | undefined> {
  return {
    kind: 'choice',
    choices,
    alone,
    read: (name, value) => {
      if (value === undefined || value === '') return undefined;
      const given = [...new Set(value.split(',').map((one) => one.trim()))];
      const found = given.map((one) => choices.find((known) => known === one));
      const isComplete = found.every((one) => one !== undefined);
      if (!isComplete || (found.length > 1 && found.includes(alone)))
        throw requestFailures.queryOptionNotChoices({ option: name, choices, alone });
      return found;
    },
  };
}

export function single(name: string, received: readonly ReceivedPart[], isFile: boolean): ReceivedPart {
  const [part] = received;
  if (!part) throw requestFailures.partMissing({ part: name, isFile });
  if (received.length > 1) throw requestFailures.partRepeated({ part: name, count: received.length });
  return part;
}

export function toText(name: string, { content }: ReceivedPart, lengthMax: number): string {
  if (typeof content !== 'string') throw requestFailures.partNotText({ part: name });
  if (content.length > lengthMax) throw requestFailures.partTooLong({ part: name, lengthMax });
  return content;
}

function toPdf(name: string, { content }: ReceivedPart): UploadedPdf {
  if (typeof content === 'string') throw requestFailures.partNotFile({ part: name });
  return { part: name, source: content.source };
}

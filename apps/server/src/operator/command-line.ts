import { parseArgs } from 'node:util';
import type { OfferedAction } from '@pagesmith/accounts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Asked {
  readonly given: Readonly<Record<string, string>>;
  readonly isJson: boolean;
  readonly isCsv: boolean;
}

/** An action's own parameters are its options; the first of them need no name. Undefined when something is unknown. */
export function readCommandLine(action: OfferedAction, line: readonly string[]): Asked | undefined {
  const names = [...action.parameters, ...(action.needsReason ? ['reason'] : [])];
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = Object.fromEntries(names.map((name) => [kebab(name), text]));
  try {
    const { values, positionals } = parseArgs({
      args: [...line],
      allowPositionals: true,
      options: { ...options, json: flag, csv: flag },
    });
    if (positionals.length > action.parameters.length) return undefined;
    const named = names.flatMap((name, index) => {
      const value = values[kebab(name) as keyof typeof values] ?? positionals[index];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return {
      given: Object.fromEntries(named),
      isJson: values.json === true,
      isCsv: values.csv === true,
    };
  } catch {
    return undefined;
  }
}

const shown = (name: string, index: number): string =>
  index === 0 ? name.toUpperCase() : `[--${kebab(name)} …]`;

/** One line of the help for each action. */
export const usageOf = (actions: readonly OfferedAction[]): string =>
  actions
    .map(({ name, parameters, needsReason, about }) => {
      const words = [name, ...parameters.map(shown), ...(needsReason ? ['--reason …'] : [])];
      return `npm run operator -- ${words.join(' ')}\n    ${about}`;
    })
    .join('\n');

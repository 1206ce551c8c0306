import { piecesOf } from './pieces-of-prose.ts';

/** What is longer has to be broken on a phone. */
const wholeLengthMax = 32;

/**
 * A figure stays with its unit, and a number with what it is of; in French the words themselves say so of units. In a page
 * that is drawn before its server is known, a placeholder stands for the figure.
 */
const withFigures = (text: string) =>
  text
    .replaceAll(/(?<=\d|__) (?=(?:seconds?|minutes?|hours?|days?|months?|[KMG]B)\b)/g, '\u00a0')
    .replaceAll(/(?<=\b(?:RFC|[Aa]rticle)) (?=\d)/g, '\u00a0');

/** A sentence whose technical names are set as code, and are not broken at their hyphens. */
export function Prose({ children }: { children: string }) {
  return piecesOf(children).map(({ text, kind, at }) => {
    const breaks = text.length > wholeLengthMax ? 'wrap-anywhere' : 'whitespace-nowrap';
    if (kind === 'code') {
      return (
        <code key={at} className={`${breaks} font-mono text-[0.9em]`}>
          {text}
        </code>
      );
    }
    return kind === 'word' ? (
      <span key={at} className={breaks}>
        {text}
      </span>
    ) : (
      withFigures(text)
    );
  });
}

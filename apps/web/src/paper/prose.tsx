import { piecesOf } from './pieces-of-prose.ts';

/** What is longer has to be broken on a phone. */
const wholeLengthMax = 32;

/** A sentence whose technical names are set as code, and are not broken at their hyphens. */
export function Prose({ children }: { children: string }) {
  return piecesOf(children).map(({ text, isCode, at }) =>
    isCode ? (
      <code
        key={at}
        className={
          text.length > wholeLengthMax
            ? 'wrap-anywhere font-mono text-[0.9em]'
            : 'whitespace-nowrap font-mono text-[0.9em]'
        }
      >
        {text}
      </code>
    ) : (
      text
    ),
  );
}

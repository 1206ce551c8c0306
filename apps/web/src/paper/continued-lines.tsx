import { Fragment } from 'react';

const continued = ' \\';

/** Code in which the backslash that continues a line stays with the word before it, where the line has to be broken. */
export function ContinuedLines({ children }: { children: string }) {
  let at = 0;
  return children.split(`${continued}\n`).map((text) => {
    const isFirst = at === 0;
    at += text.length + 1;
    return (
      <Fragment key={at}>
        {!isFirst && (
          <>
            <span className="whitespace-pre">{continued}</span>
            {'\n'}
          </>
        )}
        {text}
      </Fragment>
    );
  });
}

import { Fragment } from 'react';

/** Where the parts of an address meet: before its host, and after what separates the parts of a path, not after `https://`. */
const seams = /(?=@)|(?<=[^/]\/|[?&=])(?![/?&=])/;

/** A text that may be too long for its line: an address is broken between its parts rather than inside one. */
export function LongText({ children }: { children: string }) {
  let at = 0;
  return (
    <span className="wrap-anywhere">
      {children.split(seams).map((part) => {
        const isFirst = at === 0;
        at += part.length;
        return (
          <Fragment key={at}>
            {!isFirst && <wbr />}
            {part}
          </Fragment>
        );
      })}
    </span>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../paper/class-names.ts';
import { Prose } from '../paper/prose.tsx';

interface Definition {
  /** Its address on the page, where it has one. */
  readonly id?: string | undefined;
  readonly term: string;
  readonly meaning: ReactNode;
}

/** Names in code with what they mean; one below the other where there is no room beside. */
export function DefinitionList({ definitions }: { definitions: readonly Definition[] }) {
  return (
    <dl className="grid border-rule border-t text-sm">
      {definitions.map(({ id, term, meaning }) => (
        <div
          key={term}
          id={id}
          tabIndex={id === undefined ? undefined : -1}
          className={classNames(
            'grid gap-x-6 gap-y-1 border-rule border-b py-2.5 focus:bg-info-wash target:bg-info-wash sm:grid-cols-[13rem_minmax(0,1fr)]',
            // Lists whose rows have addresses are the long ones.
            id && 'laid-out-in-turn',
          )}
        >
          <dt>
            <code className="wrap-anywhere font-mono">{term}</code>
          </dt>
          <dd>{typeof meaning === 'string' ? <Prose>{meaning}</Prose> : meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

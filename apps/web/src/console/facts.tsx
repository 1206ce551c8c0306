import { classNames } from '../paper/class-names.ts';
import { FactValue } from './fact-value.tsx';
import type { Row } from './rows.tsx';
import { useFactText } from './use-fact-text.ts';

interface FactsProps {
  facts: Row;
  only?: readonly string[];
  /** Several beside each other, where they have the width of the page: everywhere, or on a tablet alone. */
  wide?: keyof typeof wideColumns;
}

const wideColumns = {
  everywhere: 'md:grid-cols-[auto_1fr_auto_1fr] xl:grid-cols-[auto_1fr_auto_1fr_auto_1fr]',
  tablet: 'md:max-lg:grid-cols-[auto_1fr_auto_1fr]',
} as const;

/** Names and values of one thing. */
export function Facts({ facts, only, wide }: FactsProps) {
  const { head, text } = useFactText();
  const names = only ?? Object.keys(facts);
  return (
    <dl
      className={classNames('grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm', wide && wideColumns[wide])}
    >
      {names.map((name) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{head(name)}</dt>
          <dd>
            <FactValue text={text(name, facts[name])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

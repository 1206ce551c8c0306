import { classNames } from '../paper/class-names.ts';
import { LongText } from '../paper/long-text.tsx';
import type { Row } from './rows.tsx';
import { useFactText } from './use-fact-text.ts';

interface FactsProps {
  facts: Row;
  only?: readonly string[];
  /** Several beside each other, where they have the width of the page. */
  isWide?: boolean;
}

/** Names and values of one thing. */
export function Facts({ facts, only, isWide = false }: FactsProps) {
  const { head, text } = useFactText();
  const names = only ?? Object.keys(facts);
  return (
    <dl
      className={classNames(
        'grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm',
        isWide && 'lg:grid-cols-[auto_1fr_auto_1fr] xl:grid-cols-[auto_1fr_auto_1fr_auto_1fr]',
      )}
    >
      {names.map((name) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{head(name)}</dt>
          <dd>
            <LongText>{text(name, facts[name])}</LongText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

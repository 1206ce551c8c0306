import type { Row } from './rows.tsx';
import { useFactText } from './use-fact-text.ts';

/** Names and values of one thing. */
export function Facts({ facts, only }: { facts: Row; only?: readonly string[] }) {
  const { head, text } = useFactText();
  const names = only ?? Object.keys(facts);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm tabular-nums">
      {names.map((name) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{head(name)}</dt>
          <dd className="wrap-anywhere">{text(name, facts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useWords } from '../language/language-context.tsx';
import { Card } from '../paper/card.tsx';
import { ActionButton } from './action-button.tsx';
import { actionWords } from './action-words.ts';
import { Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';
import { useFactText } from './use-fact-text.ts';

/** Lists and facts by name, each under its heading. */
export function NamedFacts({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const { head } = useFactText();
  return (
    <div className="grid gap-6">
      {Object.entries(facts).map(([name, value]) => (
        <section key={name} className="grid gap-3">
          <h2 className="text-xl">{head(name)}</h2>
          {Array.isArray(value) ? (
            <Rows caption={head(name)} rows={value} />
          ) : (
            <Card>
              <Facts facts={value as Row} wide="everywhere" />
            </Card>
          )}
        </section>
      ))}
    </div>
  );
}

export function Service() {
  return (
    <Loaded<Readonly<Record<string, unknown>>> action="service">
      {(facts) => <NamedFacts facts={facts} />}
    </Loaded>
  );
}

type WorkRows = Readonly<Record<'jobs' | 'deliveries', Row[]>>;

/** What has not ended, to be tried again or given up. */
export function Work() {
  const { head } = useFactText();
  const names = useWords(actionWords);
  return (
    <Loaded<WorkRows> action="work">
      {({ jobs, deliveries }, reload) => (
        <div className="grid gap-6">
          <h2 className="text-xl">{head('jobs')}</h2>
          <Rows
            caption={names.work}
            list="jobs"
            rows={jobs}
            actions={({ id }) => (
              <>
                <ActionButton name="retry-job" preset={{ id: String(id) }} onDone={reload} />
                <ActionButton name="end-job" variant="danger" preset={{ id: String(id) }} onDone={reload} />
              </>
            )}
          />
          <h2 className="text-xl">{head('deliveries')}</h2>
          <Rows
            caption={head('deliveries')}
            list="deliveries"
            rows={deliveries}
            actions={({ id }) => (
              <>
                <ActionButton name="retry-delivery" preset={{ id: String(id) }} onDone={reload} />
                <ActionButton name="end-delivery" preset={{ id: String(id) }} onDone={reload} />
              </>
            )}
          />
        </div>
      )}
    </Loaded>
  );
}

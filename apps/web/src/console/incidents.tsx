import { useLanguage } from '../language/language-context.tsx';
import { ActionButton } from './action-button.tsx';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';
import { useFactText } from './use-fact-text.ts';

interface Entry extends Row {
  readonly id: number;
  readonly title: Readonly<Record<'en' | 'fr', string>>;
  readonly components: readonly string[];
  readonly endedAt?: string | null;
}

/** What the status page says: incidents, and work that is planned. */
export function Incidents() {
  const { head } = useFactText();
  const { language } = useLanguage();
  const shown = (entry: Entry): Row => ({
    ...entry,
    title: entry.title[language],
    components: entry.components.join(', '),
  });
  return (
    <Loaded<Readonly<Record<'incidents' | 'planned', Entry[]>>> action="incidents">
      {({ incidents, planned }, reload) => (
        <div className="grid gap-6">
          <div className="flex flex-wrap gap-2">
            <ActionButton name="open-incident" variant="primary" onDone={reload} />
            <ActionButton name="plan-work" onDone={reload} />
          </div>
          <h2 className="text-xl">{head('incidents')}</h2>
          <Rows
            caption={head('incidents')}
            list="incidents"
            rows={incidents.map(shown)}
            only={['id', 'title', 'components', 'startedAt', 'endedAt']}
            actions={({ id, endedAt }) =>
              endedAt === null && (
                <>
                  <ActionButton name="update-incident" preset={{ id: Number(id) }} onDone={reload} />
                  <ActionButton name="end-incident" preset={{ id: Number(id) }} onDone={reload} />
                </>
              )
            }
          />
          <h2 className="text-xl">{head('planned')}</h2>
          <Rows
            caption={head('planned')}
            list="planned"
            rows={planned.map(shown)}
            only={['id', 'title', 'components', 'startsAt', 'endsAt']}
            actions={({ id }) => <ActionButton name="end-work" preset={{ id: Number(id) }} onDone={reload} />}
          />
        </div>
      )}
    </Loaded>
  );
}

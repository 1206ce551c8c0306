import { serviceLevel } from '@pagesmith/catalog';
import type { Incident } from '@pagesmith/contract';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { Badge } from '../paper/badge.tsx';
import { utcTime } from './utc-time.ts';
import { statusWords } from './words.ts';

export function Incidents({ incidents }: { incidents: readonly Incident[] }) {
  const words = useWords(statusWords);
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{words.incidents}</h2>
      {incidents.length === 0 && <p>{words.noIncidents(serviceLevel.shownDays)}</p>}
      {incidents.map((incident) => (
        <IncidentSheet key={incident.id} incident={incident} />
      ))}
    </section>
  );
}

function IncidentSheet({ incident }: { incident: Incident }) {
  const words = useWords(statusWords);
  const { language } = useLanguage();
  const { components, title, endedAt, updates } = incident;
  return (
    <article className="grid gap-3 rounded-sheet border border-rule bg-sheet p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{title[language]}</h3>
        <Badge tone={endedAt ? 'good' : 'bad'}>
          {endedAt ? words.ended(utcTime(endedAt)) : words.ongoing}
        </Badge>
      </div>
      <p className="text-ink-soft text-sm">{components.map((one) => words.names[one]).join(', ')}</p>
      <ol className="grid gap-2">
        {updates.map(({ text, at }) => (
          <li key={at} className="grid gap-0.5">
            <time dateTime={at} className="text-ink-soft text-sm">
              {utcTime(at)}
            </time>
            <p className="wrap-anywhere max-w-measure">{text[language]}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}

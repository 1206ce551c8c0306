import { useLanguage, useWords } from '../language/language-context.tsx';
import { Card } from '../paper/card.tsx';
import { useActing } from './acting.tsx';
import { ActionButton } from './action-button.tsx';
import { actionWords } from './action-words.ts';
import { announcementWords } from './announcement-words.ts';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';
import { consoleWords } from './words.ts';

const kinds = ['announce-notice', 'announce-legal', 'announce-sub-processor'] as const;

const isShown = (until: unknown): boolean =>
  typeof until === 'string' && new Date(until).getTime() > Date.now();

/** By mail and in the dashboard: looked at first, then sent batch by batch, and kept as it was. */
export function Announcements() {
  const names = useWords(actionWords);
  const { language } = useLanguage();
  return (
    <Loaded<Row[]> action="announcements">
      {(rows, reload) => (
        <div className="grid gap-6">
          <div className="grid gap-4 lg:grid-cols-3">
            {kinds.map((name) => (
              <Kind key={name} name={name} onDone={reload} />
            ))}
          </div>
          <Rows
            caption={names.announcements}
            list="announcements"
            rows={rows.map((row) => ({ ...row, title: row[language === 'fr' ? 'subjectFr' : 'subjectEn'] }))}
            only={['id', 'title', 'createdAt', 'mailedCount', 'finishedAt', 'shownUntil', 'dismissedCount']}
            actions={({ id, shownUntil }) =>
              isShown(shownUntil) && (
                <ActionButton name="end-announcement" preset={{ id: String(id) }} onDone={reload} />
              )
            }
          />
        </div>
      )}
    </Loaded>
  );
}

/** One kind, and what it is for: nothing at all where the role does not allow it. */
function Kind({ name, onDone }: { name: (typeof kinds)[number]; onDone: () => void }) {
  const [words, names] = [useWords(consoleWords), useWords(actionWords)];
  const { preview, kinds: about } = useWords(announcementWords);
  const { offered } = useActing();
  if (!offered(name)) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{about[name].title}</h2>
      <p className="text-ink-soft text-sm">{about[name].text}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2 max-sm:*:grow">
        <ActionButton
          name={name}
          preset={{ isPreview: true }}
          label={words.previewOf(names[name])}
          shortLabel={preview}
          onDone={onDone}
        />
        <ActionButton name={name} variant="danger" preset={{ isPreview: false }} onDone={onDone} />
      </div>
    </Card>
  );
}

import { useLanguage, useWords } from '../language/language-context.tsx';
import { ActionButton } from './action-button.tsx';
import { actionWords } from './action-words.ts';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';
import { consoleWords } from './words.ts';

const kinds = ['announce-notice', 'announce-legal', 'announce-sub-processor'] as const;

const isShown = (until: unknown): boolean =>
  typeof until === 'string' && new Date(until).getTime() > Date.now();

/** By mail and in the dashboard: looked at first, then sent batch by batch, and kept as it was. */
export function Announcements() {
  const [words, names] = [useWords(consoleWords), useWords(actionWords)];
  const { language } = useLanguage();
  return (
    <Loaded<Row[]> action="announcements">
      {(rows, reload) => (
        <div className="grid gap-6">
          <div className="grid justify-items-start gap-2">
            {kinds.map((name) => (
              <div key={name} className="flex flex-wrap gap-2">
                <ActionButton
                  name={name}
                  preset={{ isPreview: true }}
                  label={words.previewOf(names[name])}
                  onDone={reload}
                />
                <ActionButton name={name} variant="danger" preset={{ isPreview: false }} onDone={reload} />
              </div>
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

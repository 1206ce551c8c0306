import { useWords } from '../language/language-context.tsx';
import { ActionButton } from './action-button.tsx';
import { actionWords } from './action-words.ts';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';
import { consoleWords } from './words.ts';

const kinds = ['announce-notice', 'announce-legal', 'announce-sub-processor'] as const;

/** Mail to all customers: looked at first, then sent batch by batch, and kept as it was. */
export function Announcements() {
  const [words, names] = [useWords(consoleWords), useWords(actionWords)];
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
            rows={rows}
            only={['id', 'subjectEn', 'createdAt', 'mailedCount', 'finishedAt']}
          />
        </div>
      )}
    </Loaded>
  );
}

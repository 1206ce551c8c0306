import { formatDateTime } from '../language/dates.ts';
import { useWords } from '../language/language-context.tsx';
import { Field } from '../paper/field.tsx';
import { TextInput } from '../paper/inputs.tsx';
import { Notice } from '../paper/notice.tsx';
import type { Answered } from './use-action-form.ts';
import { consoleWords } from './words.ts';

/** What is shown once, in the place of the form or above it. */
export function AnswerShown({ answered }: { answered: Answered }) {
  const words = useWords(consoleWords);
  const { link, visit, recipients, shownUntil, mailed, to, subject, text } = answered;
  if (link)
    return <Field label={words.link}>{(wiring) => <TextInput {...wiring} readOnly value={link} />}</Field>;
  if (visit) return <Notice tone="good" title={words.visited} />;
  if (mailed !== undefined) return <Notice tone="good" title={words.mailed(mailed)} />;
  if (to) {
    return (
      <Notice tone="info" title={`${to} · ${subject}`}>
        <p className="wrap-anywhere whitespace-pre-wrap text-sm">{text}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={words.preview(recipients ?? 0)}>
      {shownUntil && <p>{words.shownUntil(formatDateTime(shownUntil))}</p>}
      {[answered.en, answered.fr].map(
        (mail) =>
          mail && (
            <div key={mail.subject} className="mt-3">
              <p className="font-medium">{mail.subject}</p>
              <p className="wrap-anywhere whitespace-pre-wrap text-sm">{mail.text}</p>
            </div>
          ),
      )}
    </Notice>
  );
}

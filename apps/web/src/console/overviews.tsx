import { useWords } from '../language/language-context.tsx';
import { ActionButton } from './action-button.tsx';
import { actionWords } from './action-words.ts';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';

export function Operators() {
  const { operators } = useWords(actionWords);
  return (
    <Loaded<Row[]> action="operators">
      {(rows, reload) => (
        <div className="grid gap-6">
          <div>
            <ActionButton name="add" variant="primary" onDone={reload} />
          </div>
          <Rows
            caption={operators}
            rows={rows}
            actions={({ email }) => (
              <>
                <ActionButton name="invite" preset={{ email: String(email) }} onDone={reload} />
                <ActionButton
                  name="remove"
                  variant="danger"
                  preset={{ email: String(email) }}
                  onDone={reload}
                />
              </>
            )}
          />
        </div>
      )}
    </Loaded>
  );
}

export function Mails() {
  const { mails } = useWords(actionWords);
  return (
    <Loaded<Row[]> action="mails">
      {(rows, reload) => (
        <Rows
          caption={mails}
          list="mails"
          rows={rows}
          actions={({ id }) => (
            <>
              <ActionButton name="retry-mail" preset={{ id: String(id) }} onDone={reload} />
              <ActionButton name="read-mail" preset={{ id: String(id) }} onDone={() => undefined} />
            </>
          )}
        />
      )}
    </Loaded>
  );
}

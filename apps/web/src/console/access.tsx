import { useCallback, useEffect, useState } from 'react';
import { formatDate } from '../language/dates.ts';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Card } from '../paper/card.tsx';
import { Field } from '../paper/field.tsx';
import { TextInput } from '../paper/inputs.tsx';
import { Notice } from '../paper/notice.tsx';
import { ErrorState, Skeleton } from '../paper/states.tsx';
import { hasPasskeys } from '../session/has-passkeys.ts';
import { accessWords } from './access-words.ts';
import { useActing } from './acting.tsx';
import { type NewApp, NewAppForm } from './app-form.tsx';
import { ask } from './ask.ts';
import type { OwnFactors, OwnPasskey } from './own-factors.ts';
import { makePasskey } from './passkeys.ts';
import { useTask } from './use-task.ts';
import { consoleWords } from './words.ts';

/** The operator's own ways in; one of them always stays. */
export function Access() {
  const { unreachable } = useWords(consoleWords);
  const [own, setOwn] = useState<OwnFactors>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    ask<OwnFactors>('GET', '/factors').then(setOwn, () => setHasFailed(true));
  }, []);
  useEffect(load, [load]);
  if (hasFailed) return <ErrorState title={unreachable} onRetry={load} />;
  if (!own) return <Skeleton className="h-40" />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Passkeys passkeys={own.passkeys} onChange={load} />
      <Authenticator hasAuthenticator={own.hasAuthenticator} onChange={load} />
    </div>
  );
}

function Passkeys({ passkeys, onChange }: { passkeys: readonly OwnPasskey[]; onChange: () => void }) {
  const words = useWords(accessWords);
  const { confirmed } = useActing();
  const remove = useTask(async (id: string) => {
    await confirmed(() => ask('DELETE', `/factors/passkeys/${id}`));
    onChange();
  });
  const add = useTask(async (form: HTMLFormElement) => {
    const name = String(new FormData(form).get('name'));
    const made = await confirmed(() => makePasskey('/factors/passkeys/question', {}, words.notMade));
    await ask('POST', '/factors/passkeys', { ...made, name });
    form.reset();
    onChange();
  });
  const failure = remove.failure ?? add.failure;
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl">{words.passkeys}</h2>
      <p className="text-ink-soft text-sm">{words.passkeyText}</p>
      {failure && <Notice tone="bad" title={failure} />}
      {passkeys.length === 0 && <p>{words.noPasskey}</p>}
      {passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-rule p-3"
            >
              <div className="grid gap-1">
                <p className="wrap-anywhere font-medium">{name}</p>
                <p className="text-ink-soft text-sm tabular-nums">
                  {words.created(formatDate(createdAt))},{' '}
                  {lastUsedAt ? words.used(formatDate(lastUsedAt)) : words.unused}
                </p>
              </div>
              <Button
                size="small"
                variant="danger"
                aria-label={words.removeOf(name)}
                isBusy={remove.isBusy}
                onClick={() => void remove.run(id)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void add.run(event.currentTarget);
          }}
        >
          <Field label={words.name}>
            {(wiring) => <TextInput {...wiring} name="name" required maxLength={64} />}
          </Field>
          <Button type="submit" className="justify-self-start" isBusy={add.isBusy}>
            {words.make}
          </Button>
        </form>
      ) : (
        <p className="text-sm">{words.unsupported}</p>
      )}
    </Card>
  );
}

function Authenticator({ hasAuthenticator, onChange }: { hasAuthenticator: boolean; onChange: () => void }) {
  const words = useWords(accessWords);
  const { confirmed } = useActing();
  const [app, setApp] = useState<NewApp>();
  const begin = useTask(async () =>
    setApp(await confirmed(() => ask<NewApp>('POST', '/factors/authenticator'))),
  );
  const remove = useTask(async () => {
    await confirmed(() => ask('DELETE', '/factors/authenticator'));
    onChange();
  });
  const failure = begin.failure ?? remove.failure;
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl">{words.authenticator}</h2>
      {failure && <Notice tone="bad" title={failure} />}
      <p className="text-ink-soft text-sm">{hasAuthenticator ? words.hasApp : words.noApp}</p>
      {hasAuthenticator && (
        <Button
          className="justify-self-start"
          variant="danger"
          isBusy={remove.isBusy}
          onClick={() => void remove.run(undefined)}
        >
          {words.removeApp}
        </Button>
      )}
      {!hasAuthenticator && !app && (
        <Button
          className="justify-self-start"
          isBusy={begin.isBusy}
          onClick={() => void begin.run(undefined)}
        >
          {words.setUp}
        </Button>
      )}
      {!hasAuthenticator && app && (
        <NewAppForm
          app={app}
          send={async (given) => {
            await confirmed(() => ask('PUT', '/factors/authenticator', given));
            setApp(undefined);
            onChange();
          }}
        />
      )}
    </Card>
  );
}

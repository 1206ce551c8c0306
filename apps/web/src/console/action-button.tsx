import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Dialog } from '../paper/dialog.tsx';
import { Field } from '../paper/field.tsx';
import { Notice } from '../paper/notice.tsx';
import { useActing } from './acting.tsx';
import { AnswerControl, Control } from './action-control.tsx';
import { actionWords, type KnownAction } from './action-words.ts';
import { AnswerShown } from './answer-shown.tsx';
import { parameterWords } from './parameter-words.ts';
import { useActionForm } from './use-action-form.ts';

interface ActionButtonProps {
  name: KnownAction;
  /** What is known already, and not asked for. */
  preset?: Readonly<Record<string, string | number | boolean>>;
  variant?: 'secondary' | 'danger' | 'primary';
  /** Of whoever is written to. */
  language?: string | undefined;
  /** In place of the action's own name. */
  label?: string;
  /** On the button alone, where what stands around it says the rest. */
  shortLabel?: string;
  onDone: () => void;
}

/** One action as a button and a dialog that asks for what it needs; nothing at all where the role does not allow it. */
export function ActionButton(props: ActionButtonProps) {
  const { name, preset = {}, variant = 'secondary', language, onDone } = props;
  const { offered } = useActing();
  const [labels, names] = [useWords(parameterWords), useWords(actionWords)];
  const label = props.label ?? names[name];
  const [isOpen, setIsOpen] = useState(false);
  const form = useActionForm(name, preset, onDone, () => setIsOpen(false));
  const action = offered(name);
  if (!action) return null;
  const asked = [...action.parameters, ...(action.needsReason ? ['reason'] : [])].filter(
    (one) => !(one in preset),
  );
  const labelOf = (one: string) => (one in labels ? labels[one as keyof typeof labels] : one);
  const toggle = (next: boolean) => {
    setIsOpen(next);
    form.forget();
  };
  return (
    <>
      <Button
        size="small"
        variant={variant}
        onClick={() => toggle(true)}
        aria-label={props.shortLabel && label}
      >
        {props.shortLabel ?? label}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={toggle} title={label}>
        {form.answered && <AnswerShown answered={form.answered} />}
        {!form.answered?.link && !form.answered?.visit && !form.answered?.to && (
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void form.run(new FormData(event.currentTarget));
            }}
          >
            {form.failure && <Notice tone="bad" title={form.failure} />}
            {asked.map((one) =>
              name === 'answer' && one === 'text' ? (
                <AnswerControl key={one} label={labelOf(one)} language={language} />
              ) : (
                <Field key={one} label={labelOf(one)}>
                  {(wiring) => <Control name={one} wiring={wiring} />}
                </Field>
              ),
            )}
            <Button type="submit" variant={variant === 'danger' ? 'danger' : 'primary'} isBusy={form.isBusy}>
              {label}
            </Button>
          </form>
        )}
      </Dialog>
    </>
  );
}

import { planIds } from '@pagesmith/catalog';
import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Dialog } from '../paper/dialog.tsx';
import { type ControlWiring, Field } from '../paper/field.tsx';
import { Select, TextArea, TextInput } from '../paper/inputs.tsx';
import { Notice } from '../paper/notice.tsx';
import { useActing } from './acting.tsx';
import { useTask } from './use-task.ts';
import { actionWords, consoleWords, type KnownAction, parameterWords } from './words.ts';

const choices: Readonly<Record<string, readonly string[]>> = {
  plan: ['', ...planIds],
  role: ['owner', 'support', 'billing', 'auditor'],
};
const longTexts = ['because', 'reason', 'text'];

function Control({ name, wiring }: { name: string; wiring: ControlWiring }) {
  if (longTexts.includes(name)) return <TextArea {...wiring} name={name} rows={3} />;
  const options = choices[name];
  if (!options) return <TextInput {...wiring} name={name} />;
  return (
    <Select {...wiring} name={name}>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  );
}

interface ActionButtonProps {
  name: KnownAction;
  /** What is known already, and not asked for. */
  preset?: Readonly<Record<string, string | number>>;
  variant?: 'secondary' | 'danger' | 'primary';
  onDone: () => void;
}

/** One action as a button and a dialog that asks for what it needs; nothing at all where the role does not allow it. */
export function ActionButton({ name, preset = {}, variant = 'secondary', onDone }: ActionButtonProps) {
  const { offered, act } = useActing();
  const [words, labels, names] = [useWords(consoleWords), useWords(parameterWords), useWords(actionWords)];
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState<string>();
  const { isBusy, failure, run } = useTask(async (form: FormData) => {
    const typed = [...form].filter(([, value]) => value !== '');
    const result = await act<{ link?: string } | null>(name, { ...Object.fromEntries(typed), ...preset });
    onDone();
    if (result?.link) setLink(result.link);
    else setIsOpen(false);
  });
  const action = offered(name);
  if (!action) return null;
  const asked = [...action.parameters, ...(action.needsReason ? ['reason'] : [])].filter(
    (one) => !(one in preset),
  );
  const labelOf = (one: string) => (one in labels ? labels[one as keyof typeof labels] : one);
  const toggle = (next: boolean) => {
    setIsOpen(next);
    setLink(undefined);
  };
  return (
    <>
      <Button size="small" variant={variant} onClick={() => toggle(true)}>
        {names[name]}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={toggle} title={names[name]}>
        {link ? (
          <Field label={words.link}>{(wiring) => <TextInput {...wiring} readOnly value={link} />}</Field>
        ) : (
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void run(new FormData(event.currentTarget));
            }}
          >
            {failure && <Notice tone="bad" title={failure} />}
            {asked.map((one) => (
              <Field key={one} label={labelOf(one)}>
                {(wiring) => <Control name={one} wiring={wiring} />}
              </Field>
            ))}
            <Button type="submit" variant={variant === 'danger' ? 'danger' : 'primary'} isBusy={isBusy}>
              {names[name]}
            </Button>
          </form>
        )}
      </Dialog>
    </>
  );
}

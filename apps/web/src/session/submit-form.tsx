import type { ReactNode } from 'react';
import { Button } from '../paper/button.tsx';
import { Notice } from '../paper/notice.tsx';
import { useSubmission } from './use-submission.ts';

interface SubmitFormProps<Result> {
  send: () => Promise<Result>;
  onDone?: (result: Result) => void;
  /** What the button says, and what it says meanwhile. */
  submit: string;
  busy: string;
  variant?: 'primary' | 'danger';
  /** Where the button stands, if not across the whole width. */
  buttonClassName?: string;
  children: ReactNode;
}

/** A form that the backend answers: its refusal stands above the fields, and what was typed stays. */
export function SubmitForm<Result>(props: SubmitFormProps<Result>) {
  const { send, onDone, submit: label, busy, variant = 'primary', buttonClassName, children } = props;
  const { isBusy, failure, submit } = useSubmission(send, onDone);
  return (
    <form onSubmit={submit} className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      {children}
      <Button type="submit" variant={variant} isBusy={isBusy} className={buttonClassName}>
        {isBusy ? busy : label}
      </Button>
    </form>
  );
}

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../paper/class-names.ts';
import { RunActions } from './run-actions.tsx';

interface RunFormProps extends ComponentProps<typeof RunActions> {
  /** Its result is what the customer looks at now: the button stays where it is. */
  isResultNext: boolean;
  /** The server has refused what stands in one of the controls. */
  isRefused?: boolean;
  onRun: () => void;
  children: ReactNode;
}

/** What keeps the form from being sent may be screens away from a button that waits at the foot of the window. */
function showProblem(form: HTMLFormElement): void {
  const wrong = '[aria-invalid=true], [role=alert]';
  // The password stands with the files, outside the form.
  const problem =
    form.querySelector<HTMLElement>(wrong) ?? form.parentElement?.querySelector<HTMLElement>(wrong);
  if (problem?.matches('input, textarea, select')) problem.focus({ preventScroll: true });
  const { top = 0, bottom = 0 } = problem?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > window.innerHeight) problem?.scrollIntoView({ block: 'center' });
}

/**
 * What stands beside the document, and the button. Below a document, where the form is a long way down, the button waits at
 * the foot of the window: it belongs to the whole column then, hence no sheet around both.
 */
export function RunForm({ isResultNext, isRefused = false, onRun, children, ...actions }: RunFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isRefused && form.current) showProblem(form.current);
  }, [isRefused]);
  return (
    <form
      ref={form}
      noValidate
      className="contents lg:grid lg:min-w-0 lg:gap-5 lg:rounded-sheet lg:border lg:border-rule lg:bg-sheet lg:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (actions.isRunning) return;
        onRun();
        const { currentTarget } = event;
        requestAnimationFrame(() => showProblem(currentTarget));
      }}
    >
      <div className="grid min-w-0 gap-5 empty:hidden max-lg:rounded-sheet max-lg:border max-lg:border-rule max-lg:bg-sheet max-lg:p-5 max-lg:[&_:focus]:scroll-mb-24">
        {children}
      </div>
      <div className={classNames(actions.isReady && !isResultNext && 'pinned-below')}>
        <RunActions {...actions} />
      </div>
    </form>
  );
}

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What the control inside a field has to carry so that label, help and error belong to it. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  help?: ReactNode;
  /** What is wrong, in words; its presence marks the control as invalid. */
  error?: string;
  children: (wiring: ControlWiring) => ReactNode;
}

/** What is wrong, at the control that it is about. */
export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="wrap-anywhere flex items-start gap-1.5 text-bad text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

/** Label above, help below, the error in its place. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="wrap-anywhere font-medium text-sm">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help && (
        <p id={helpId} className="text-ink-soft text-sm">
          {help}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

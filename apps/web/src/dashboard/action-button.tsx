import { useState } from 'react';
import { Button, type ButtonProps } from '../paper/button.tsx';
import { useToast } from '../paper/toast.tsx';
import { messageOf } from '../session/backend-errors.ts';

/** Busy while it acts; says in a message when that is refused. */
export function ActionButton({ act, ...rest }: Omit<ButtonProps, 'onClick'> & { act: () => Promise<void> }) {
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      showToast({ tone: 'bad', text: messageOf(error) });
    }
    setIsBusy(false);
  };
  return <Button size="small" {...rest} isBusy={isBusy} onClick={go} />;
}

import { Fingerprint } from 'lucide-react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Notice } from '../paper/notice.tsx';
import { accessWords } from './access-words.ts';
import { answerPasskey } from './passkeys.ts';
import { useTask } from './use-task.ts';

interface PasskeyButtonProps {
  variant?: 'primary' | 'secondary';
  /** Gets what the browser's authenticator said. */
  send: (answer: object) => Promise<void>;
}

export function PasskeyButton({ variant = 'secondary', send }: PasskeyButtonProps) {
  const words = useWords(accessWords);
  const { isBusy, failure, run } = useTask(async () => send(await answerPasskey(words.declined)));
  return (
    <div className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      <Button variant={variant} isBusy={isBusy} onClick={() => void run(undefined)}>
        {!isBusy && <Fingerprint aria-hidden className="size-4" />}
        {words.use}
      </Button>
    </div>
  );
}

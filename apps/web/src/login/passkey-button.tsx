import { Fingerprint } from 'lucide-react';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Notice } from '../paper/notice.tsx';
import { askPasskey } from '../session/proof.ts';
import { signInByPasskey } from '../session/session.ts';
import { useSubmission } from '../session/use-submission.ts';

const passkeyWords = defineWords({
  en: {
    submit: 'Use a passkey',
    busy: 'Waiting for your passkey…',
    declined: 'No passkey was used. You can try again, or sign in with your password.',
  },
  fr: {
    submit: 'Utiliser une clé d’accès',
    busy: 'En attente de votre clé d’accès…',
    declined: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
  },
});

/** Without e-mail and password: the passkey names its account by itself. */
export function PasskeyButton() {
  const words = useWords(passkeyWords);
  const { isBusy, failure, submit } = useSubmission(() => signInByPasskey(() => askPasskey(words.declined)));
  return (
    <div className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      <Button isBusy={isBusy} onClick={submit}>
        {!isBusy && <Fingerprint aria-hidden className="size-4" />}
        {isBusy ? words.busy : words.submit}
      </Button>
    </div>
  );
}

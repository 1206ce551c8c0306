import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { defineWords } from '../../language/define-words.ts';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import type { OwnKeyAnswer } from './load-own-key.ts';
import { useOwnKey } from './own-key.tsx';

const ownKeyWords = defineWords({
  en: {
    use: 'Put my API key into the samples',
    used: 'Your key is in every sample on this page. It is not sent anywhere.',
    'signed-out': 'You are not signed in here.',
    signIn: 'Sign in',
    none: 'Your account has no active key yet.',
    create: 'Create a key',
    masked: 'To see your keys in full, confirm that it is you in the dashboard, then come back.',
    dashboard: 'Open the dashboard',
    failed: 'Your key could not be fetched. Please try again.',
  },
  fr: {
    use: 'Mettre ma clé API dans les exemples',
    used: 'Votre clé figure dans tous les exemples de cette page. Elle n’est envoyée nulle part.',
    'signed-out': 'Vous n’êtes pas connecté ici.',
    signIn: 'Se connecter',
    none: 'Votre compte n’a pas encore de clé active.',
    create: 'Créer une clé',
    masked:
      'Pour voir vos clés en entier, confirmez votre identité dans le tableau de bord, puis revenez ici.',
    dashboard: 'Ouvrir le tableau de bord',
    failed: 'Votre clé n’a pas pu être récupérée. Réessayez.',
  },
});

type State = Exclude<OwnKeyAnswer, object> | 'failed';

/** The code that asks for it comes when it is pressed: most readers only read. */
export function OwnKeyButton() {
  const words = useWords(ownKeyWords);
  const { key, use } = useOwnKey();
  const [state, setState] = useState<State>();
  const [isBusy, setIsBusy] = useState(false);
  const ask = async () => {
    setIsBusy(true);
    try {
      const answer = await (await import('./load-own-key.ts')).loadOwnKey();
      if (typeof answer === 'object') use(answer.key);
      setState(typeof answer === 'object' ? undefined : answer);
    } catch {
      setState('failed');
    }
    setIsBusy(false);
  };
  const next = { 'signed-out': words.signIn, none: words.create, masked: words.dashboard };
  return (
    <div className="grid justify-items-start gap-2 text-sm print:hidden">
      {!key && (
        <Button size="small" isBusy={isBusy} onClick={ask}>
          {!isBusy && <KeyRound aria-hidden className="size-4" />}
          {words.use}
        </Button>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {key ? words.used : state && words[state]}{' '}
        {state && state !== 'failed' && (
          <TextLink to={state === 'signed-out' ? addresses.login : addresses.dashboard}>
            {next[state]}
          </TextLink>
        )}
      </p>
    </div>
  );
}

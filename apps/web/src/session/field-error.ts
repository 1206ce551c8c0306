import { messageLengthMax } from '@pagesmith/catalog';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';
import { formatNumber } from '../language/numbers.ts';

/** As the server holds it. */
export const passwordLengthMin = 8;

const fieldErrorWords = defineWords({
  en: {
    missing: 'Please fill in this field.',
    noEmail: 'Please enter an e-mail address, such as name@example.com.',
    tooShort: `Please choose at least ${passwordLengthMin} characters.`,
    tooLong: `This message is too long: please write at most ${formatNumber(messageLengthMax, 'en')} characters.`,
  },
  fr: {
    missing: 'Veuillez remplir ce champ.',
    noEmail: 'Veuillez saisir une adresse e-mail, par exemple nom@exemple.fr.',
    tooShort: `Choisissez au moins ${passwordLengthMin}\u00a0caractères.`,
    tooLong: `Ce message est trop long\u00a0: ${formatNumber(messageLengthMax, 'fr')}\u00a0caractères au maximum.`,
  },
});

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kind = keyof (typeof fieldErrorWords)['en'];

/**
 * The browser says whether a field can be sent, or `check` where it has no rule for it; the words stand at the field, in the
 * page's language and look.
 */
export function useFieldError(check?: (value: string) => Kind | undefined) {
  const words = useWords(fieldErrorWords);
  const [kind, setKind] = useState<Kind>();
  const onInvalid = (event: FormEvent<Control>) => {
    event.preventDefault();
    const input = event.currentTarget;
    setKind(check?.(input.value) ?? kindOf(input.validity));
    if (input.form?.querySelector(':invalid') === input) input.focus();
  };
  const checked = (onChange: (value: string) => void) => ({
    onInvalid,
    onChange: ({ target }: ChangeEvent<Control>) => {
      setKind(undefined);
      // The text itself is never shown: it only says that there is one.
      target.setCustomValidity(check?.(target.value) ?? '');
      onChange(target.value);
    },
  });
  return { error: kind && words[kind], checked };
}

function kindOf({ valueMissing, patternMismatch, tooShort }: ValidityState): Kind {
  // The one pattern that fields have says that blanks are no name.
  if (valueMissing || patternMismatch) return 'missing';
  return tooShort ? 'tooShort' : 'noEmail';
}

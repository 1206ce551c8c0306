import { type ChangeEvent, type FormEvent, useState } from 'react';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';

/** As the server holds it. */
export const passwordLengthMin = 8;

const fieldErrorWords = defineWords({
  en: {
    missing: 'Please fill in this field.',
    noEmail: 'Please enter an e-mail address, such as name@example.com.',
    tooShort: `Please choose at least ${passwordLengthMin} characters.`,
  },
  fr: {
    missing: 'Veuillez remplir ce champ.',
    noEmail: 'Veuillez saisir une adresse e-mail, par exemple nom@exemple.fr.',
    tooShort: `Choisissez au moins ${passwordLengthMin}\u00a0caractères.`,
  },
});

/** The browser says whether a field can be sent; the words stand at the field, in the page's language and look. */
export function useFieldError() {
  const words = useWords(fieldErrorWords);
  const [kind, setKind] = useState<keyof typeof words>();
  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    const input = event.currentTarget;
    setKind(kindOf(input.validity));
    if (input.form?.querySelector(':invalid') === input) input.focus();
  };
  const checked = (onChange: (value: string) => void) => ({
    onInvalid,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setKind(undefined);
      onChange(target.value);
    },
  });
  return { error: kind && words[kind], checked };
}

function kindOf({
  valueMissing,
  patternMismatch,
  tooShort,
}: ValidityState): 'missing' | 'tooShort' | 'noEmail' {
  // The one pattern that fields have says that blanks are no name.
  if (valueMissing || patternMismatch) return 'missing';
  return tooShort ? 'tooShort' : 'noEmail';
}

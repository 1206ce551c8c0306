import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';
import { classNames } from './class-names.ts';

const words = defineWords({
  en: { show: 'Show the password', hide: 'Hide the password' },
  fr: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
});

const box =
  'w-full min-w-0 rounded-control border border-edge bg-sheet px-3 text-base text-ink placeholder:text-ink-soft aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-60';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(box, 'h-11', className)} />;
}

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={classNames(box, 'py-2', className)} />;
}

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const { show, hide } = useWords(words);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput {...rest} type={isShown ? 'text' : 'password'} className={classNames('pr-12', className)} />
      <button
        type="button"
        aria-label={isShown ? hide : show}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}

/** The system's own list: it works with every keyboard, reader and phone. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...rest} className={classNames(box, 'h-11 appearance-none text-ellipsis pr-10', className)}>
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-ink-soft" />
    </div>
  );
}

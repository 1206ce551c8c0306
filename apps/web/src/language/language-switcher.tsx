import { languages } from '@pagesmith/kernel';
import { Globe } from 'lucide-react';
import { Button } from '../paper/button.tsx';
import { Menu, MenuChoice } from '../paper/menu.tsx';
import { defineWords } from './define-words.ts';
import { useLanguage, useWords } from './language-context.tsx';
import { ownNames } from './own-names.ts';

const words = defineWords({ en: { language: 'Language' }, fr: { language: 'Langue' } });

export function LanguageSwitcher() {
  const { language, choose } = useLanguage();
  const say = useWords(words);
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small">
          <Globe aria-hidden className="size-4" />
          <span className="sr-only">{say.language}</span>
          {ownNames[language]}
        </Button>
      }
    >
      <MenuChoice
        value={language}
        onChange={choose}
        options={languages.map((value) => ({ value, label: ownNames[value], lang: value }))}
      />
    </Menu>
  );
}

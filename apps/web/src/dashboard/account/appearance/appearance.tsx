import { type Language, languages } from '@pagesmith/kernel';
import { useState } from 'react';
import { defineWords } from '../../../language/define-words.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { ownNames } from '../../../language/own-names.ts';
import { Segmented } from '../../../paper/segmented.tsx';
import { chooseTheme, chosenTheme, type Theme, themes } from '../../../theme/theme.ts';

const appearanceWords = defineWords({
  en: {
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    themeHelp:
      'System follows the setting of your device. Your choice applies to every page in this browser.',
    language: 'Language',
    languageHelp: 'The language of pages and error messages. API calls choose theirs with Accept-Language.',
  },
  fr: {
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    themeHelp:
      'Système suit le réglage de votre appareil. Votre choix s’applique à toutes les pages dans ce navigateur.',
    language: 'Langue',
    languageHelp:
      'Celle des pages et des messages d’erreur. Les appels à l’API choisissent la leur avec Accept-Language.',
  },
});

export function Appearance() {
  const words = useWords(appearanceWords);
  const { language, choose } = useLanguage();
  const [theme, setTheme] = useState(chosenTheme);
  const change = (wanted: Theme) => {
    chooseTheme(wanted);
    setTheme(wanted);
  };
  return (
    <div className="grid gap-8">
      <Choice
        label={words.theme}
        help={words.themeHelp}
        value={theme}
        options={themes.map((id) => ({ value: id, label: words.themes[id] }))}
        onChange={change}
      />
      <Choice<Language>
        label={words.language}
        help={words.languageHelp}
        value={language}
        options={languages.map((id) => ({ value: id, label: ownNames[id] }))}
        onChange={choose}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  help: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, help, ...choice }: ChoiceProps<Value>) {
  return (
    <div className="grid justify-items-start gap-2">
      <p aria-hidden className="font-medium text-sm">
        {label}
      </p>
      <Segmented legend={label} {...choice} />
      <p className="text-ink-soft text-sm">{help}</p>
    </div>
  );
}

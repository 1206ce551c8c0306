import { legalPageIds, planIds, statusComponents } from '@pagesmith/catalog';
import { useState } from 'react';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { type ControlWiring, Field } from '../paper/field.tsx';
import { Select, TextArea, TextInput } from '../paper/inputs.tsx';
import { Loaded } from './loaded.tsx';
import { valueWord } from './value-word.ts';
import { consoleWords } from './words.ts';

const choices: Readonly<Record<string, readonly string[]>> = {
  plan: ['', ...planIds],
  role: ['owner', 'support', 'billing', 'auditor'],
  mail: ['proof', 'recovery'],
  page: legalPageIds,
};
const longTexts = ['because', 'reason', 'text', 'textEn', 'textFr'];

/** The control for one parameter of an action, by its name. */
export function Control({ name, wiring }: { name: string; wiring: ControlWiring }) {
  const { language } = useLanguage();
  if (longTexts.includes(name)) return <TextArea {...wiring} name={name} rows={3} />;
  const options = choices[name];
  if (!options) {
    const placeholder = name === 'components' ? statusComponents.join(',') : undefined;
    return <TextInput {...wiring} name={name} {...(placeholder && { placeholder })} />;
  }
  return (
    <Select {...wiring} name={name}>
      {options.map((option) => (
        <option key={option} value={option}>
          {valueWord(name, option, language) ?? option}
        </option>
      ))}
    </Select>
  );
}

interface Template {
  readonly name: string;
  readonly textEn: string;
  readonly textFr: string;
}

/** The text of an answer, which a ready one can begin; in the customer's language where that is known. */
export function AnswerControl({ label, language }: { label: string; language: string | undefined }) {
  const words = useWords(consoleWords);
  const own = useLanguage().language;
  const [text, setText] = useState('');
  const textOf = ({ textEn, textFr }: Template) => ((language ?? own) === 'fr' ? textFr : textEn);
  return (
    <Loaded<readonly Template[]> action="templates">
      {(templates) => (
        <>
          {templates.length > 0 && (
            <Field label={words.template}>
              {(wiring) => (
                <Select
                  {...wiring}
                  onChange={({ target }) => {
                    const chosen = templates.find(({ name }) => name === target.value);
                    if (chosen) setText(textOf(chosen));
                  }}
                >
                  <option value="">{words.none}</option>
                  {templates.map(({ name }) => (
                    <option key={name}>{name}</option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field label={label}>
            {(wiring) => (
              <TextArea
                {...wiring}
                name="text"
                rows={8}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </Loaded>
  );
}

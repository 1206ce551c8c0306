import {
  ChevronDown,
  List,
  type LucideIcon,
  RectangleHorizontal,
  SquareCheck,
  TextCursorInput,
} from 'lucide-react';
import { useRef } from 'react';
import { defineWords } from '../../../language/define-words.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Badge, type Tone } from '../../../paper/badge.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { CopyButton } from '../../../paper/copy-button.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { usePointing } from '../form-fields/pointed-field.tsx';
import { usePointingList } from '../form-fields/use-pointing-list.ts';
import type { AnswerProps } from '../tool-extras.ts';
import { csvOf, type ListedField } from './fields-csv.ts';

const fieldWords = defineWords({
  en: {
    count: (count: number) => (count === 1 ? '1 field found' : `${count} fields found`),
    none: 'This document has no form fields.',
    caption: 'The form fields',
    name: 'Name',
    type: 'Type',
    copyAs: (format: string) => `Copy as ${format}`,
    page: 'Page',
    yes: 'Yes',
    no: 'No',
    types: {
      'text field': 'text field',
      'check box': 'check box',
      'radio group': 'radio group',
      dropdown: 'dropdown',
      'option list': 'option list',
      button: 'button',
      signature: 'signature',
    },
  },
  fr: {
    count: (count: number) => (count === 1 ? '1 champ trouvé' : `${count} champs trouvés`),
    none: 'Ce document n’a aucun champ de formulaire.',
    caption: 'Les champs du formulaire',
    name: 'Nom',
    type: 'Type',
    copyAs: (format: string) => `Copier au format ${format}`,
    page: 'Page',
    yes: 'Oui',
    no: 'Non',
    types: {
      'text field': 'champ de texte',
      'check box': 'case à cocher',
      'radio group': 'boutons radio',
      dropdown: 'liste déroulante',
      'option list': 'liste d’options',
      button: 'bouton',
      signature: 'signature',
    },
  },
});

/** A colour and a sign for each type; the others are neutral. */
const looks: Record<string, { tone: Tone; Icon: LucideIcon }> = {
  'text field': { tone: 'info', Icon: TextCursorInput },
  'check box': { tone: 'good', Icon: SquareCheck },
  dropdown: { tone: 'warn', Icon: ChevronDown },
  'option list': { tone: 'bad', Icon: List },
};
const neutral = { tone: 'neutral' as const, Icon: RectangleHorizontal };

function TypeBadge({ type, label }: { type: string; label: string }) {
  return <Badge {...(looks[type] ?? neutral)}>{label}</Badge>;
}

export function FieldTable({ answer }: AnswerProps) {
  const words = useWords(fieldWords);
  const { fields } = answer as { fields: readonly ListedField[] };
  const { pointed } = usePointing();
  const list = useRef<HTMLDivElement>(null);
  usePointingList(list);
  if (fields.length === 0) return <Notice tone="neutral" title={words.none} />;
  const types: Readonly<Record<string, string>> = words.types;
  return (
    <>
      <Notice tone="good" title={words.count(fields.length)} />
      <div className="flex flex-wrap gap-2">
        <CopyButton caption="JSON" label={words.copyAs('JSON')} text={JSON.stringify(fields, null, 2)} />
        <CopyButton caption="CSV" label={words.copyAs('CSV')} text={csvOf(fields)} />
      </div>
      <div
        ref={list}
        className="relative overflow-hidden rounded-sheet border border-rule lg:max-xl:max-h-[30rem] lg:overflow-y-auto"
      >
        <table className="w-full border-separate border-spacing-0 text-left text-sm">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr>
              {[words.name, words.type, words.page].map((head) => (
                <th
                  key={head}
                  scope="col"
                  className="top-0 border-edge lg:sticky border-b bg-paper px-3 py-2 font-semibold last:text-right"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <FieldRow
                key={field.name}
                field={field}
                type={types[field.type] ?? field.type}
                isPointed={pointed.name === field.name}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface FieldRowProps {
  field: ListedField;
  type: string;
  isPointed: boolean;
}

/** Its name is a button that shows the field on the page. */
function FieldRow({ field, type, isPointed }: FieldRowProps) {
  const words = useWords(fieldWords);
  const { point } = usePointing();
  const show = () => point({ name: field.name, from: 'list' });
  return (
    <tr
      data-field={field.name}
      onMouseEnter={show}
      className={classNames('align-top transition-colors', isPointed ? 'bg-info-wash' : 'hover:bg-sheet')}
    >
      <th scope="row" className="border-rule border-b px-3 py-2 font-normal">
        <button
          type="button"
          onClick={show}
          className="wrap-anywhere cursor-pointer text-left font-mono hover:text-accent"
        >
          {field.name}
        </button>
        <ShownValue field={field} yes={words.yes} no={words.no} />
      </th>
      <td className="border-rule border-b px-3 py-2">
        <TypeBadge type={field.type} label={type} />
      </td>
      <td className="border-rule border-b px-3 py-2 text-right tabular-nums">{field.page ?? '–'}</td>
    </tr>
  );
}

function ShownValue({ field: { value }, yes, no }: { field: ListedField; yes: string; no: string }) {
  if (value === null || value === undefined || value === '') return null;
  const text =
    typeof value === 'boolean' ? (value ? yes : no) : typeof value === 'string' ? value : value.join(', ');
  return <p className="wrap-anywhere text-ink-soft">{text}</p>;
}

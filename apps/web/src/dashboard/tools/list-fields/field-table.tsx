import {
  ChevronDown,
  List,
  type LucideIcon,
  RectangleHorizontal,
  SquareCheck,
  TextCursorInput,
} from 'lucide-react';
import { defineWords } from '../../../language/define-words.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Badge, type Tone } from '../../../paper/badge.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { Table } from '../../../paper/table.tsx';
import type { AnswerProps } from '../tool-extras.ts';

const fieldWords = defineWords({
  en: {
    count: (count: number) => (count === 1 ? '1 field found' : `${count} fields found`),
    none: 'This document has no form field.',
    caption: 'The form fields',
    name: 'Name',
    type: 'Type',
    value: 'Value',
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
    value: 'Valeur',
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

interface ListedField {
  readonly name: string;
  readonly type: string;
  readonly value?: null | boolean | string | readonly string[];
  readonly page?: number | null;
}

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
  if (fields.length === 0) return <Notice tone="neutral" title={words.none} />;
  const types: Readonly<Record<string, string>> = words.types;
  const shownValue = ({ value }: ListedField) => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return typeof value === 'string' ? value : value.join(', ');
  };
  return (
    <>
      <Notice tone="good" title={words.count(fields.length)} />
      <Table
        caption={words.caption}
        rows={fields}
        rowKey={(field) => field.name}
        columns={[
          {
            id: 'name',
            head: words.name,
            cell: ({ name }) => <span className="wrap-anywhere font-mono">{name}</span>,
          },
          {
            id: 'type',
            head: words.type,
            cell: ({ type }) => <TypeBadge type={type} label={types[type] ?? type} />,
          },
          {
            id: 'value',
            head: words.value,
            cell: (field) => <span className="wrap-anywhere">{shownValue(field)}</span>,
          },
          { id: 'page', head: words.page, isNumber: true, cell: ({ page }) => page ?? '–' },
        ]}
      />
    </>
  );
}

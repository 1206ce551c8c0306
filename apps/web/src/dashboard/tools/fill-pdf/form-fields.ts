/** A field of a form as it is offered for filling. */
export interface FormField {
  readonly name: string;
  readonly kind: 'text' | 'check' | 'choice' | 'choices';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** As it stands in the document. */
  readonly value: string;
  readonly isMultiline: boolean;
  readonly lengthMax: number | undefined;
}

/** What pdf.js tells of a field's place on a page; of a radio group or a repeated field, one for each place. */
export interface FieldObject {
  readonly type?: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly editable?: boolean;
  readonly multiline?: boolean;
  readonly charLimit?: number;
  readonly multipleSelection?: boolean;
  readonly exportValues?: unknown;
  readonly items?: readonly { readonly exportValue: string; readonly displayValue: string }[];
}

const kinds: Record<string, FormField['kind']> = {
  text: 'text',
  checkbox: 'check',
  radiobutton: 'choice',
  combobox: 'choice',
  listbox: 'choice',
};

/** The fields that can be filled, in the order of the form; buttons, signatures and locked fields are left out. */
export function formFieldsFrom(objects: Readonly<Record<string, readonly FieldObject[]>>): FormField[] {
  return Object.entries(objects).flatMap(([name, places]) => {
    const widgets = places.filter(({ type }) => type !== undefined && Object.hasOwn(kinds, type));
    const [first] = widgets;
    const kind = first?.type === undefined ? undefined : kinds[first.type];
    if (!first || !kind || first.editable === false) return [];
    return [
      {
        name,
        kind: first.multipleSelection ? 'choices' : kind,
        options: optionsOf(first, widgets),
        value: typeof first.value === 'string' ? first.value : '',
        isMultiline: first.multiline === true,
        lengthMax: first.charLimit || undefined,
      },
    ];
  });
}

function optionsOf(first: FieldObject, widgets: readonly FieldObject[]): FormField['options'] {
  if (first.items) {
    return first.items.map(({ exportValue, displayValue }) => ({
      value: exportValue,
      label: displayValue || exportValue,
    }));
  }
  if (first.type !== 'radiobutton') return [];
  const values = new Set(widgets.map(({ exportValues }) => String(exportValues)));
  return [...values].map((value) => ({ value, label: value }));
}

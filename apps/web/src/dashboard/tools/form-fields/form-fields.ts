/** Left, bottom, right and top, in the page's own coordinates. */
export type Rect = readonly [number, number, number, number];

/** How far a field could reach to either side without covering anything, in points. */
export interface Room {
  readonly left: number;
  readonly right: number;
}

/** Where a field stands; a radio group and a repeated field stand in several places. */
export interface FieldPlace {
  readonly id: string;
  readonly page: number;
  readonly rect: Rect;
  /** How far down on the page, from 0 to 1. */
  readonly share: number;
  /** What a radio button or a check box stands for when it is on. */
  readonly onValue: string;
  /** In points; 0 fits the text to its box. */
  readonly fontSize: number;
  readonly room: Room;
}

/** A field of a form as it is offered for filling. */
export interface FormField {
  readonly name: string;
  /** For people: its tooltip, or the words beside it; absent where the page has neither. */
  readonly label: string | undefined;
  readonly kind: 'text' | 'check' | 'choice' | 'choices' | 'other';
  readonly places: readonly FieldPlace[];
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** As it stands in the document. */
  readonly value: string;
  readonly isMultiline: boolean;
  readonly isLocked: boolean;
  readonly isRadio: boolean;
  readonly lengthMax: number | undefined;
}

/** What pdf.js tells of a field's place on a page. */
export interface WidgetData {
  readonly id: string;
  readonly subtype?: string;
  readonly fieldName?: string;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly alternativeText?: string;
  readonly rect: readonly number[];
  readonly readOnly?: boolean;
  readonly hidden?: boolean;
  readonly multiLine?: boolean;
  readonly maxLen?: number;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly buttonValue?: string | null;
  readonly exportValue?: string;
  readonly multiSelect?: boolean;
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[];
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

/** A widget, its page, and the words that stand beside it. */
export interface PlacedWidget {
  readonly page: number;
  readonly share: number;
  readonly data: WidgetData;
  readonly nearbyWords: string | undefined;
  readonly room: Room;
}

function kindOf({ fieldType, checkBox, radioButton, multiSelect }: WidgetData): FormField['kind'] {
  if (fieldType === 'Tx') return 'text';
  if (fieldType === 'Ch') return multiSelect ? 'choices' : 'choice';
  if (fieldType === 'Btn' && checkBox) return 'check';
  return fieldType === 'Btn' && radioButton ? 'choice' : 'other';
}

/** The fields by name, in the order in which they stand on the pages. */
export function formFieldsFrom(widgets: readonly PlacedWidget[]): FormField[] {
  const byName = new Map<string, PlacedWidget[]>();
  for (const widget of widgets) {
    const { subtype, fieldName, hidden } = widget.data;
    if (subtype !== 'Widget' || !fieldName || hidden) continue;
    byName.set(fieldName, [...(byName.get(fieldName) ?? []), widget]);
  }
  return [...byName].flatMap(([name, [first, ...others]]) =>
    first ? [fieldFrom(name, first, [first, ...others])] : [],
  );
}

function fieldFrom(name: string, first: PlacedWidget, widgets: readonly PlacedWidget[]): FormField {
  const { data } = first;
  const tooltip = widgets.map((widget) => widget.data.alternativeText?.trim()).find(Boolean);
  const isRadio = data.radioButton === true;
  return {
    name,
    // The words beside one radio button name that button, not the group.
    label: tooltip ?? (isRadio && widgets.length > 1 ? undefined : first.nearbyWords),
    kind: kindOf(data),
    places: widgets.map(placeFrom),
    options: optionsOf(data, widgets),
    value: textOf(data.fieldValue),
    isMultiline: data.multiLine === true,
    isLocked: data.readOnly === true,
    isRadio,
    lengthMax: data.maxLen || undefined,
  };
}

const placeFrom = ({ page, share, data, room }: PlacedWidget): FieldPlace => {
  const [left = 0, bottom = 0, right = 0, top = 0] = data.rect;
  return {
    id: data.id,
    page,
    rect: [left, bottom, right, top],
    share,
    onValue: data.buttonValue ?? data.exportValue ?? '',
    fontSize: data.defaultAppearanceData?.fontSize ?? 0,
    room,
  };
};

/** A choice comes as a list; Off is how a box or a group says that nothing is chosen. */
function textOf(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' && text !== 'Off' ? text : '';
}

function optionsOf(first: WidgetData, widgets: readonly PlacedWidget[]): FormField['options'] {
  if (first.options) {
    return first.options.map(({ exportValue, displayValue }) => ({
      value: exportValue,
      label: displayValue || exportValue,
    }));
  }
  if (!first.radioButton) return [];
  const labels = new Map(widgets.map(({ data, nearbyWords }) => [String(data.buttonValue), nearbyWords]));
  return [...labels].map(([value, words]) => ({ value, label: words ?? value }));
}

/** What can be filled in; buttons, signatures and locked fields cannot. */
export const isFillable = ({ kind, isLocked }: FormField): boolean => kind !== 'other' && !isLocked;

import { isFileKind, type Operation } from '@pagesmith/operations';

/**
 * How a property of a JSON body becomes parts: files by reference or in base64; a text, or a list of several; a value
 * whose JSON is the text; a table, which is a list whose JSON is the text, or a file; an object whose properties are
 * texts; or no part at all, but where the result goes.
 */
export type InputKind = 'file' | 'text' | 'json' | 'rows' | 'texts' | 'delivery';
export type KindOf = (name: string) => InputKind;

/** As the operation's definition says; what it does not name is a text, as it is in a form. */
export const inputKindsOf =
  ({ parts }: Pick<Operation, 'parts'>): KindOf =>
  (name) => {
    const kind = Object.hasOwn(parts, name) ? parts[name]?.kind : undefined;
    if (kind === undefined) return 'text';
    if (isFileKind(kind)) return 'file';
    if (kind === 'renames' || kind === 'json') return 'json';
    if (kind === 'rows') return kind;
    return kind === 'fields' ? 'texts' : 'text';
  };

/** A form field of this name has a text, and no object; no part that is a file has this name. */
export const withDelivery =
  (kindOf: KindOf): KindOf =>
  (name) =>
    name === 'deliver' ? 'delivery' : kindOf(name);

import { isFileKind, type Operation } from '@pagesmith/operations';

/**
 * How a property of a JSON body becomes parts: files by reference or in base64; a text, or a list of several; a value
 * whose JSON is the text; or an object whose properties are texts.
 */
export type InputKind = 'file' | 'text' | 'json' | 'texts';
export type KindOf = (name: string) => InputKind;

/** As the operation's definition says; what it does not name is a text, as it is in a form. */
export const inputKindsOf =
  ({ parts }: Pick<Operation, 'parts'>): KindOf =>
  (name) => {
    const kind = Object.hasOwn(parts, name) ? parts[name]?.kind : undefined;
    if (kind === undefined) return 'text';
    if (isFileKind(kind)) return 'file';
    if (kind === 'renames') return 'json';
    return kind === 'fields' ? 'texts' : 'text';
  };

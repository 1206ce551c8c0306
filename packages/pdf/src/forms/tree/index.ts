// The field hierarchy of a form as it stands in the file, broken or not. It reads; it changes nothing.
export type { FieldNode, Resolve, Widget } from './field-node.ts';
export { attribute, type FieldType, type FormField, fieldFlags, fieldsOf } from './form-field.ts';
export { type FieldTree, readTree } from './read-tree.ts';

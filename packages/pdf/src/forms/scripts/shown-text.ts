import { textsOf } from '../field-value.ts';
import type { FormField } from '../tree/index.ts';
import { formatted } from './formats.ts';
import { scriptOf, standardCall } from './standard-call.ts';

/** A field's value as it is shown: the value itself stays as it was sent. */
export function shownText(field: FormField, value = textsOf(field)[0] ?? ''): string {
  const script = scriptOf(field, 'F');
  const call = script === undefined ? undefined : standardCall(script);
  return call ? formatted(value, call) : value;
}

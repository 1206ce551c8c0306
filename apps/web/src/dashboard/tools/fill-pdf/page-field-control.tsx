import type { CSSProperties } from 'react';
import { classNames } from '../../../paper/class-names.ts';
import type { FieldPlace, FormField } from '../form-fields/form-fields.ts';
import { fitText, measureText } from '../form-fields/text-fit.ts';

export interface PageControlProps {
  field: FormField;
  place: FieldPlace;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  onFocus: () => void;
  /** Where it stands on the sheet. */
  style: CSSProperties;
  /** CSS pixels for each point. */
  scale: number;
  isPointed: boolean;
  /** The server did not accept it. */
  isRefused: boolean;
  /** The server had to cut it off. */
  isCutOff: boolean;
  /** To be looked at. */
  isReadOnly?: boolean;
}

const box =
  'absolute border border-info/50 bg-info-wash/70 p-0 text-ink hover:border-info focus:bg-page focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-0';

const lookOf = ({ isPointed, isRefused, isCutOff }: PageControlProps, isTooLong = false) =>
  classNames(
    box,
    isPointed && 'ring-2 ring-accent',
    (isTooLong || isCutOff) && 'border-warn ring-2 ring-warn',
    isRefused && 'border-bad ring-2 ring-bad',
  );

const wiringOf = ({ field, style, onFocus, isRefused, isCutOff }: PageControlProps) => ({
  'aria-invalid': isRefused || isCutOff || undefined,
  'aria-label': field.label ?? field.name,
  title: field.name,
  style,
  onFocus,
});

/** A field of the form, on the page where it stands. */
export function PageFieldControl(props: PageControlProps) {
  const { field } = props;
  if (field.kind === 'text') return <TextOnPage {...props} />;
  if (field.kind === 'check' || field.isRadio) return <TickOnPage {...props} />;
  return <ListOnPage {...props} />;
}

/** In the size that it will have; what the document says already shows until something is typed. */
function TextOnPage(props: PageControlProps) {
  const { field, place, values, onChange, scale, style } = props;
  const text = values[0] ?? '';
  const { size, ...fit } = fitText(text || field.value || 'x', field, place, measureText);
  const isTooLong = text !== '' && fit.isTooLong;
  const Control = field.isMultiline ? 'textarea' : 'input';
  return (
    <Control
      {...wiringOf(props)}
      style={{ ...style, fontSize: size * scale, paddingInline: 2 * scale, lineHeight: 1.16 }}
      autoComplete="off"
      readOnly={props.isReadOnly}
      maxLength={field.lengthMax}
      placeholder={field.value}
      value={text}
      aria-invalid={isTooLong || props.isRefused || props.isCutOff || undefined}
      onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      className={classNames(
        lookOf(props, isTooLong),
        'resize-none font-[Helvetica,Arial,sans-serif] placeholder:text-ink',
      )}
    />
  );
}

function TickOnPage(props: PageControlProps) {
  const { field, place, values, onChange } = props;
  const now = values[0] ?? (field.value === '' ? undefined : field.isRadio ? field.value : 'true');
  return (
    <input
      {...wiringOf(props)}
      aria-label={[field.label ?? field.name, field.isRadio && labelOf(field, place)]
        .filter(Boolean)
        .join(': ')}
      disabled={props.isReadOnly}
      type={field.isRadio ? 'radio' : 'checkbox'}
      name={field.name}
      checked={field.isRadio ? now === place.onValue : now === 'true'}
      onChange={({ target }) => onChange([field.isRadio ? place.onValue : String(target.checked)])}
      className={classNames(lookOf(props), 'accent-accent not-disabled:cursor-pointer')}
    />
  );
}

const labelOf = ({ options }: FormField, { onValue }: FieldPlace) =>
  options.find(({ value }) => value === onValue)?.label ?? onValue;

function ListOnPage(props: PageControlProps) {
  const { field, place, values, onChange, scale, style } = props;
  const isSeveral = field.kind === 'choices';
  const { size } = fitText('x', field, place, measureText);
  return (
    <select
      {...wiringOf(props)}
      style={{ ...style, fontSize: Math.min(size, 12) * scale }}
      disabled={props.isReadOnly}
      multiple={isSeveral}
      value={isSeveral ? [...values] : (values[0] ?? '')}
      onChange={({ target }) =>
        onChange([...target.selectedOptions].map(({ value }) => value).filter((value) => value !== ''))
      }
      className={classNames(lookOf(props), 'font-[Helvetica,Arial,sans-serif] disabled:opacity-100')}
    >
      {!isSeveral && <option value="">{field.value}</option>}
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type LockedFieldProps = Pick<PageControlProps, 'field' | 'place' | 'style' | 'scale'>;

/** What it says can be read and not changed. */
export function LockedField({ field, place, style, scale }: LockedFieldProps) {
  const { size } = fitText(field.value || 'x', field, place, measureText);
  return (
    <div
      style={{ ...style, fontSize: size * scale, paddingInline: 2 * scale, lineHeight: 1.16 }}
      className="absolute overflow-hidden whitespace-pre-wrap font-[Helvetica,Arial,sans-serif] text-ink"
    >
      {field.value}
    </div>
  );
}

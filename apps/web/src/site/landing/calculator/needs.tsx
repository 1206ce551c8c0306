import { parseCount, plans } from '@pagesmith/catalog';
import { useWords } from '../../../language/language-context.tsx';
import { Field } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { Checkbox } from '../../../paper/toggles.tsx';
import { calculatorWords } from './words.ts';

/** What decides a plan’s price besides the calls above, as it was typed. */
export interface TypedNeeds {
  readonly proToolCalls: string;
  readonly megabytes: string;
  readonly wantsGdpr: boolean;
}

export const noNeeds: TypedNeeds = { proToolCalls: '0', megabytes: '1', wantsGdpr: false };

const megabyte = 1_048_576;

export const readNeeds = ({ proToolCalls, megabytes, wantsGdpr }: TypedNeeds) => ({
  proToolCalls: parseCount(proToolCalls),
  bytesPerCall: parseCount(megabytes) * megabyte,
  wantsGdpr,
});

interface NeedsProps {
  needs: TypedNeeds;
  onChange: (needs: TypedNeeds) => void;
}

export function Needs({ needs, onChange }: NeedsProps) {
  const { needs: words } = useWords(calculatorWords);
  const count = (name: 'proToolCalls' | 'megabytes') => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: needs[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...needs, [name]: event.target.value }),
    onBlur: () => onChange({ ...needs, [name]: String(parseCount(needs[name])) }),
    className: 'max-w-28 text-right tabular-nums',
  });
  return (
    <fieldset className="grid gap-4 border-rule border-t pt-4 sm:grid-cols-2">
      <legend className="sr-only">{words.legend}</legend>
      <Field label={words.proTools} help={words.proToolsHelp}>
        {(wiring) => <TextInput {...wiring} {...count('proToolCalls')} />}
      </Field>
      <Field label={words.size} help={words.sizeHelp}>
        {(wiring) => <TextInput {...wiring} {...count('megabytes')} />}
      </Field>
      <div className="sm:col-span-2">
        <Checkbox
          label={words.gdpr}
          help={words.gdprHelp(plans.enterprise.name)}
          checked={needs.wantsGdpr}
          onChange={(event) => onChange({ ...needs, wantsGdpr: event.target.checked })}
        />
      </div>
    </fieldset>
  );
}

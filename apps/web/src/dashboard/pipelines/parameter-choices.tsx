import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Field } from '../../paper/field.tsx';
import { TextInput } from '../../paper/inputs.tsx';
import { Checkbox } from '../../paper/toggles.tsx';
import { type BuilderStep, textsOf } from './builder-step.ts';
import { pipelinesWords } from './words.ts';

interface ParameterChoicesProps {
  steps: readonly BuilderStep[];
  index: number;
  onChange: (step: BuilderStep) => void;
}

/** Which texts of a step are parameters of the pipeline; nothing to choose while none is typed. */
export function ParameterChoices({ steps, index, onChange }: ParameterChoicesProps) {
  const words = useWords(pipelinesWords);
  const { language } = useLanguage();
  const step = steps[index] as BuilderStep;
  const texts = textsOf(steps, index);
  if (texts.length === 0) return null;
  const labelOf = (name: string) => step.tool.copy[language].parts[name]?.label ?? name;
  const put = (name: string, parameter: string | undefined) => {
    const { [name]: _former, ...others } = step.parameters;
    onChange({ ...step, parameters: parameter === undefined ? others : { ...others, [name]: parameter } });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{words.parameters}</legend>
      <p className="text-ink-soft text-sm">{words.parametersHelp}</p>
      {texts.map((name) => {
        const parameter = step.parameters[name];
        return (
          <div key={name} className="grid gap-2">
            <Checkbox
              label={words.isParameter(labelOf(name))}
              checked={parameter !== undefined}
              onChange={({ target }) => put(name, target.checked ? name : undefined)}
            />
            {parameter !== undefined && (
              <Field label={words.parameterName(labelOf(name))}>
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    autoComplete="off"
                    value={parameter}
                    onChange={({ target }) => put(name, target.value)}
                  />
                )}
              </Field>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

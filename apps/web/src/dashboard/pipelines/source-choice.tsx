import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Field } from '../../paper/field.tsx';
import { Select } from '../../paper/inputs.tsx';
import { type BuilderStep, makesPdf, placeTaken } from './builder-step.ts';
import { pipelinesWords } from './words.ts';

interface SourceChoiceProps {
  steps: readonly BuilderStep[];
  index: number;
  part: string;
  onChange: (step: BuilderStep) => void;
}

/** Whether a file comes from here or from an earlier step; nothing to choose where there is none. */
export function SourceChoice({ steps, index, part, onChange }: SourceChoiceProps) {
  const words = useWords(pipelinesWords);
  const { language } = useLanguage();
  const step = steps[index] as BuilderStep;
  const earlier = steps.slice(0, index).map((one, place) => ({ one, place }));
  const sources = earlier.filter(({ one }) => makesPdf(one));
  if (sources.length === 0) return null;
  const chosen = placeTaken(steps, index, part);
  const choose = (key: string) => {
    const { [part]: _former, ...others } = step.taken;
    onChange({ ...step, taken: key === '' ? others : { ...others, [part]: Number(key) } });
  };
  const label = step.tool.copy[language].parts[part]?.label ?? part;
  return (
    <Field label={words.source(label)}>
      {(wiring) => (
        <Select
          {...wiring}
          value={chosen === undefined ? '' : steps[chosen]?.key}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{words.ownFiles}</option>
          {sources.map(({ one, place }) => (
            <option key={one.key} value={one.key}>
              {words.resultOf(place + 1, one.tool.copy[language].shortName)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

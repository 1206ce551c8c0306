import type { KnownOperation, Option } from '@pagesmith/operations';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { DefinitionList } from '../definition-list.tsx';
import { Heading } from '../heading.tsx';
import { operationWords } from './words.ts';

interface Row {
  readonly name: string;
  readonly kind: string;
  readonly help: string;
}

export function RequestOf({ operation }: { operation: KnownOperation }) {
  const { language } = useLanguage();
  const words = useWords(operationWords);
  const copy = operation.copy[language];
  const parts = Object.entries(operation.parts).map(([name, part]): Row => {
    const kind = part.choices ? part.choices.join(', ') : words.kinds[part.kind];
    return {
      name: part.kind === 'fields' ? words.anyName : name,
      kind: `${kind}, ${part.isRequired ? words.required : words.optional}`,
      help: copy.parts[name]?.help ?? '',
    };
  });
  const options = Object.entries(operation.options).map(
    ([name, option]): Row => ({
      name: `?${name}`,
      kind: `${kindOf(option, words)}, ${words.optional}`,
      help: copy.options[name]?.help ?? '',
    }),
  );
  const { id } = operation;
  return (
    <>
      <Rows id={`${id}-parts`} title={words.parts} rows={parts} />
      {options.length > 0 && <Rows id={`${id}-options`} title={words.options} rows={options} />}
    </>
  );
}

function kindOf(option: Option, words: (typeof operationWords)['en']): string {
  if (option.kind === 'flag') return words.flag;
  const choices = option.choices.join(', ');
  return option.alone === undefined ? choices : `${words.someOf} ${choices}`;
}

function Rows({ id, title, rows }: { id: string; title: string; rows: readonly Row[] }) {
  return (
    <div className="grid gap-3">
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <DefinitionList
        definitions={rows.map(({ name, kind, help }) => ({
          term: name,
          meaning: (
            <>
              <p className="text-ink-soft text-xs">{kind}</p>
              <p>
                <Prose>{help}</Prose>
              </p>
            </>
          ),
        }))}
      />
    </div>
  );
}

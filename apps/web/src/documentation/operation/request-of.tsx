import type { KnownOperation } from '@pagesmith/operations';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Table } from '../../paper/table.tsx';
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
      kind: `${option.kind === 'flag' ? words.flag : option.choices.join(', ')}, ${words.optional}`,
      help: copy.options[name]?.help ?? '',
    }),
  );
  return (
    <>
      <Rows title={words.parts} caption={`${words.parts}: ${copy.name}`} rows={parts} />
      {options.length > 0 && (
        <Rows title={words.options} caption={`${words.options}: ${copy.name}`} rows={options} />
      )}
    </>
  );
}

function Rows({ title, caption, rows }: { title: string; caption: string; rows: Row[] }) {
  const words = useWords(operationWords);
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{title}</h3>
      <Table
        caption={caption}
        columns={[
          {
            id: 'name',
            head: words.part,
            cell: (row) => <code className="whitespace-nowrap font-mono">{row.name}</code>,
          },
          { id: 'kind', head: words.kind, cell: (row) => row.kind },
          { id: 'help', head: words.help, cell: (row) => row.help },
        ]}
        rows={rows}
        rowKey={(row) => row.name}
      />
    </div>
  );
}

import { finishingOptions, isFileKind, type PartKind } from '@pagesmith/operations';
import { type ComponentType, useState } from 'react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { extrasOf } from '../extras.ts';
import { FieldsPart } from '../fill-pdf/fields-part.tsx';
import { RenamesPart } from '../rename-fields/renames-part.tsx';
import { withOption } from '../request/draft.ts';
import { usedParts } from '../request/request.ts';
import { OptionControl } from './option-control.tsx';
import { PagePart, PagesPart } from './page-parts.tsx';
import type { PartProps } from './part-props.ts';
import { PdfPart } from './pdf-part.tsx';
import { PdfsPart } from './pdfs-part.tsx';
import { ChoicePart, TextPart } from './text-parts.tsx';
import { formWords } from './words.ts';

type Control = ComponentType<PartProps>;

const controlByKind: Record<PartKind, Control> = {
  pdf: PdfPart,
  pdfs: PdfsPart,
  text: TextPart,
  pages: PagesPart,
  page: PagePart,
  choice: ChoicePart,
  renames: RenamesPart,
  fields: FieldsPart,
  rows: TextPart,
  json: TextPart,
  forms: PdfsPart,
};

type ToolPartsProps = Omit<PartProps, 'name' | 'part' | 'words' | 'error'> & {
  problems: Readonly<Record<string, string>>;
};

/** The controls for the files of an operation, from its definition. */
export function FileParts(props: ToolPartsProps) {
  const used = usedParts(props.tool, props.draft);
  return used
    .filter(([, { kind }]) => isFileKind(kind))
    .map(([name, part]) => <PartControl key={name} {...props} name={name} part={part} />);
}

const isFinishing = (name: string): boolean => Object.hasOwn(finishingOptions, name);

/** The controls for all its other parts, and for its options: its own first, those of any PDF folded up behind them. */
export function OtherParts(props: ToolPartsProps) {
  const { tool, draft, onChange } = props;
  const words = useWords(formWords);
  const { Switch } = extrasOf(tool.id);
  const names = Object.keys(tool.options);
  const finishing = names.filter(isFinishing);
  // Open when it is in use, as after a reload; then as its reader leaves it.
  const [isOpen, setIsOpen] = useState(() => finishing.some((name) => draft.options[name]));
  return (
    <>
      {Switch && <Switch draft={draft} onChange={onChange} />}
      {usedParts(tool, draft)
        .filter(([, { kind }]) => !isFileKind(kind))
        .map(([name, part]) => (
          <PartControl key={name} {...props} name={name} part={part} />
        ))}
      <Options {...props} names={names.filter((name) => !isFinishing(name))} />
      {finishing.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className="cursor-pointer font-medium text-sm">{words.finishing}</summary>
          <div className="mt-4 grid gap-5">
            <Options {...props} names={finishing} />
          </div>
        </details>
      )}
    </>
  );
}

function Options({ tool, draft, onChange, names }: ToolPartsProps & { names: readonly string[] }) {
  const { language } = useLanguage();
  const words = tool.copy[language].options;
  return names.map((name) => {
    const option = tool.options[name];
    return (
      option && (
        <OptionControl
          key={name}
          option={option}
          words={words[name] ?? { label: name, help: '' }}
          value={draft.options[name] ?? ''}
          onChange={(value) => onChange(withOption(draft, name, value))}
        />
      )
    );
  });
}

function PartControl({ problems, ...props }: ToolPartsProps & Pick<PartProps, 'name' | 'part'>) {
  const { tool, name, part } = props;
  const { language } = useLanguage();
  const Control = extrasOf(tool.id).controls?.[name] ?? controlByKind[part.kind];
  const words = tool.copy[language].parts[name] ?? { label: name, help: '' };
  return <Control {...props} words={words} error={problems[name]} />;
}

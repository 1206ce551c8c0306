import { isFileKind, type PartKind } from '@pagesmith/operations';
import type { ComponentType } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
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

/** The controls for all its other parts, and for its options. */
export function OtherParts(props: ToolPartsProps) {
  const { tool, draft, onChange } = props;
  const { language } = useLanguage();
  const { options } = tool.copy[language];
  const { Switch } = extrasOf(tool.id);
  return (
    <>
      {Switch && <Switch draft={draft} onChange={onChange} />}
      {usedParts(tool, draft)
        .filter(([, { kind }]) => !isFileKind(kind))
        .map(([name, part]) => (
          <PartControl key={name} {...props} name={name} part={part} />
        ))}
      {Object.entries(tool.options).map(([name, option]) => (
        <OptionControl
          key={name}
          option={option}
          words={options[name] ?? { label: name, help: '' }}
          value={draft.options[name] ?? ''}
          onChange={(value) => onChange(withOption(draft, name, value))}
        />
      ))}
    </>
  );
}

function PartControl({ problems, ...props }: ToolPartsProps & Pick<PartProps, 'name' | 'part'>) {
  const { tool, name, part } = props;
  const { language } = useLanguage();
  const Control = extrasOf(tool.id).controls?.[name] ?? controlByKind[part.kind];
  const words = tool.copy[language].parts[name] ?? { label: name, help: '' };
  return <Control {...props} words={words} error={problems[name]} />;
}

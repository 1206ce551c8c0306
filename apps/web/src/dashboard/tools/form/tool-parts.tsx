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

/** The controls of an operation, one for each part and option of its definition. */
export function ToolParts({ problems, ...rest }: ToolPartsProps) {
  const { tool, draft, onChange } = rest;
  const { language } = useLanguage();
  const { parts, options } = tool.copy[language];
  const { Switch, controls } = extrasOf(tool.id);
  const used = usedParts(tool, draft);
  const show = ([name, part]: (typeof used)[number]) => {
    const Control = controls?.[name] ?? controlByKind[part.kind];
    const words = parts[name] ?? { label: name, help: '' };
    return <Control key={name} {...rest} name={name} part={part} words={words} error={problems[name]} />;
  };
  return (
    <>
      {used.filter(([, { kind }]) => isFileKind(kind)).map(show)}
      {Switch && <Switch draft={draft} onChange={onChange} />}
      {used.filter(([, { kind }]) => !isFileKind(kind)).map(show)}
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

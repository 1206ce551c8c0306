import {
  type OperationDescription,
  type OptionDescription,
  type PartDescription,
  pascalCase,
} from '@pagesmith/source';

const quotedUnion = (choices: readonly string[] = []): string =>
  choices.map((choice) => `'${choice}'`).join(' | ');

function typeOfPart({ kind, choices }: PartDescription): string {
  switch (kind) {
    case 'file':
      return 'FileInput';
    case 'files':
      return 'readonly FileInput[]';
    case 'text':
    case 'path':
      return 'string';
    case 'integer':
      return 'number';
    case 'choice':
      return quotedUnion(choices);
    case 'fields':
      return 'Readonly<Record<string, string | number | boolean | readonly string[]>>';
    case 'pairs':
      return 'readonly { readonly oldName: string; readonly newName: string }[]';
    case 'pipeline':
      return 'Pipeline';
    case 'parts':
      return 'Readonly<Record<string, string | FileInput | readonly FileInput[]>>';
  }
}

function typeOfOption({ kind, choices }: OptionDescription): string {
  if (kind === 'flag') return 'boolean';
  const one = quotedUnion(choices);
  return kind === 'choices' ? `${one} | readonly (${one})[]` : one;
}

/** The parts and options of an operation as one interface. */
export function inputOf({ id, summary, parts, options }: OperationDescription): string {
  const line = (name: string, isRequired: boolean, type: string, help: string) =>
    `  /** ${help} */\n  readonly ${name}${isRequired ? '' : '?'}: ${type};`;
  return [
    `/** ${summary.en} */`,
    `export interface ${pascalCase(id)}Input {`,
    ...parts.map((part) => line(part.name, part.isRequired, typeOfPart(part), part.help.en)),
    ...options.map((option) => line(option.name, false, typeOfOption(option), option.help.en)),
    '}\n',
  ].join('\n');
}

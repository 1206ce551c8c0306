import { type OperationDescription, type PartDescription, snakeCase } from '@pagesmith/source';

const literal = (choices: readonly string[] = []) =>
  `Literal[${choices.map((choice) => `"${choice}"`).join(', ')}]`;

function typeOfPart({ kind, choices }: PartDescription): string {
  switch (kind) {
    case 'file':
      return 'FileInput';
    case 'files':
      return 'Sequence[FileInput]';
    case 'text':
      return 'str';
    case 'integer':
      return 'int';
    case 'choice':
      return literal(choices);
    case 'fields':
      return 'Mapping[str, str | int | float | bool | Sequence[str]]';
    case 'pairs':
      return 'Sequence[Mapping[str, str]]';
    case 'pipeline':
      return 'Mapping[str, Any]';
    case 'parts':
      return 'Mapping[str, str | FileInput | Sequence[FileInput]]';
  }
}

/** Required parts may be given by their place; everything else only by its name. */
export function argumentsOf({ parts, options }: OperationDescription): string {
  const required = parts.filter(({ isRequired }) => isRequired);
  const optional = parts.filter(({ isRequired }) => !isRequired);
  const line = (text: string, help: string) => `        ${text},  # ${help}`;
  return [
    ...required.map((part) => line(`${snakeCase(part.name)}: ${typeOfPart(part)}`, part.help.en)),
    '        *,',
    ...optional.map((part) =>
      line(`${snakeCase(part.name)}: ${typeOfPart(part)} | None = None`, part.help.en),
    ),
    ...options.map(({ name, kind, choices, help }) =>
      line(`${snakeCase(name)}: ${kind === 'flag' ? 'bool' : literal(choices)} | None = None`, help.en),
    ),
  ].join('\n');
}

/** The arguments under the names that the API knows. */
export const valuesOf = ({ parts, options }: OperationDescription): string =>
  [...parts, ...options].map(({ name }) => `"${name}": ${snakeCase(name)}`).join(', ');

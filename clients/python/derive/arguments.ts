import {
  type OperationDescription,
  type OptionDescription,
  type PartDescription,
  type RouteDescription,
  snakeCase,
  type ValueDescription,
} from '@pagesmith/source';

const literal = (choices: readonly string[] = []) =>
  `Literal[${choices.map((choice) => `"${choice}"`).join(', ')}]`;

function typeOfPart({ kind, choices }: PartDescription): string {
  switch (kind) {
    case 'file':
      return 'FileInput';
    case 'files':
      return 'Sequence[FileInput]';
    case 'text':
    case 'path':
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

function typeOfOption({ kind, choices }: OptionDescription): string {
  if (kind === 'flag') return 'bool';
  return kind === 'choices' ? `${literal(choices)} | Sequence[${literal(choices)}]` : literal(choices);
}

const line = (text: string, help: string) => `        ${text},${help && `  # ${help}`}`;

/** Required parts may be given by their place; everything else only by its name. */
export function argumentsOf({ parts, options }: OperationDescription): string {
  const required = parts.filter(({ isRequired }) => isRequired);
  const optional = parts.filter(({ isRequired }) => !isRequired);
  return [
    ...required.map((part) => line(`${snakeCase(part.name)}: ${typeOfPart(part)}`, part.help.en)),
    '        *,',
    ...optional.map((part) =>
      line(`${snakeCase(part.name)}: ${typeOfPart(part)} | None = None`, part.help.en),
    ),
    ...options.map((option) =>
      line(`${snakeCase(option.name)}: ${typeOfOption(option)} | None = None`, option.help.en),
    ),
  ].join('\n');
}

/** The arguments under the names that the API knows. */
export const valuesOf = (named: readonly { readonly name: string }[]): string =>
  named.map(({ name }) => `"${name}": ${snakeCase(name)}`).join(', ');

function typeOfValue({ kind, choices, isNullable, schema }: ValueDescription): string {
  const one = choices ? literal(choices) : 'str';
  const number = JSON.stringify(schema).includes('"integer"') ? 'int' : 'float';
  const type = { text: one, number, flag: 'bool', texts: `Sequence[${one}]`, json: 'Any' }[kind];
  return isNullable ? `${type} | None` : type;
}

/** None is a value of some: what is left out is an ellipsis. */
export function argumentsOfRoute({ values }: RouteDescription): string {
  const required = values.filter(({ isRequired }) => isRequired);
  const optional = values.filter(({ isRequired }) => !isRequired);
  return [
    ...required.map((value) => line(`${snakeCase(value.name)}: ${typeOfValue(value)}`, value.help.en)),
    ...(optional.length > 0 ? ['        *,'] : []),
    ...optional.map((value) =>
      line(`${snakeCase(value.name)}: ${typeOfValue(value)} | EllipsisType = ...`, value.help.en),
    ),
  ].join('\n');
}

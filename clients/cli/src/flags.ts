import type { OperationEntry, PartEntry, RouteEntry, ValueEntry } from '@pagesmith/client';

export interface Flag {
  /** As it is typed after the two dashes. */
  readonly flag: string;
  /** As the API calls it. */
  readonly name: string;
  readonly kind:
    | 'text'
    | 'texts'
    | 'number'
    | 'switch'
    | 'fields'
    | 'pairs'
    | 'pipeline'
    | 'parts'
    | 'file'
    | 'files';
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly choices: readonly string[] | undefined;
}

export const isFile = ({ kind }: PartEntry): boolean => kind === 'file' || kind === 'files';

/** What every command has; an option of that name is asked for otherwise. */
const reserved: readonly string[] = [
  'output',
  'json',
  'job',
  'link',
  'password',
  'url',
  'key',
  'profile',
  'quiet',
  'help',
];

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const optionFlag = (name: string): string => (reserved.includes(name) ? `${name}-as` : kebabCase(name));

const flagOfPart = (kind: PartEntry['kind']): Flag['kind'] =>
  kind === 'integer' || kind === 'choice' || kind === 'path' ? 'text' : kind;

/** Everything that the operation takes; files may be given without a flag too. */
export function flagsOfOperation({ parts, options }: OperationEntry): Flag[] {
  const ofParts = Object.entries(parts).filter(([, { kind }]) => kind !== 'path');
  return [
    ...ofParts.map(
      ([name, { kind, isRequired, choices }]): Flag => ({
        flag: { fields: 'field', parts: 'part' }[kind as string] ?? kebabCase(name),
        name,
        kind: flagOfPart(kind),
        isRequired,
        isNullable: false,
        choices,
      }),
    ),
    ...Object.entries(options).map(
      ([name, { kind, choices }]): Flag => ({
        flag: optionFlag(name),
        name,
        kind: kind === 'flag' ? 'switch' : 'text',
        isRequired: false,
        isNullable: false,
        choices,
      }),
    ),
  ];
}

/** What cannot be written without JSON is in the file that `--body` names. */
export function flagsOfRoute({ values }: RouteEntry): Flag[] {
  const written = Object.entries(values).filter(([, { place, kind }]) => place !== 'path' && kind !== 'json');
  const kindOf = (kind: ValueEntry['kind']) => (kind === 'flag' ? 'switch' : (kind as Flag['kind']));
  return written.map(([name, { kind, isRequired, isNullable, choices }]) => ({
    flag: kebabCase(name),
    name,
    kind: kindOf(kind),
    isRequired,
    isNullable,
    choices,
  }));
}

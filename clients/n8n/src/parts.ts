import type { OperationEntry, OptionEntry, PartEntry } from '@pagesmith/client';
import type { OperationWords } from '@pagesmith/client/words';
import type { Choice, Property } from './n8n.ts';
import { titleOf } from './names.ts';

/** Where a file can be. */
const sources: readonly Choice[] = [
  { name: 'Binary Field of the Item', value: 'binary' },
  { name: 'Address', value: 'url' },
  { name: 'Uploaded File', value: 'file' },
  { name: 'Result of a Job', value: 'job' },
];

const fileProperties: readonly Property[] = [
  { displayName: 'Source', name: 'source', type: 'options', default: 'binary', options: sources },
  {
    displayName: 'Value',
    name: 'value',
    type: 'string',
    default: 'data',
    description: 'The name of the binary field (* for all of the item), an https address, or an ID',
  },
];

const binaryField = (value: string) => ({ source: 'binary', value });

const pairProperties = (first: string, second: string): Property[] =>
  [first, second].map((name) => ({ displayName: titleOf(name), name, type: 'string', default: '' }));

const repeated = (
  values: readonly Property[],
): Pick<Property, 'type' | 'typeOptions' | 'options' | 'default'> => ({
  type: 'fixedCollection',
  typeOptions: { multipleValues: true },
  default: {},
  options: [{ displayName: 'Values', name: 'values', values }],
});

function shapeOf({ kind, choices = [] }: PartEntry): Pick<Property, 'type' | 'default'> & Partial<Property> {
  switch (kind) {
    case 'file':
      return {
        ...repeated(fileProperties),
        typeOptions: { multipleValues: false },
        default: { values: binaryField('data') },
      };
    case 'files':
      return { ...repeated(fileProperties), default: { values: [binaryField('*')] } };
    case 'text':
    case 'path':
      return { type: 'string', default: '' };
    case 'integer':
      return { type: 'number', default: 1 };
    case 'choice':
      return { type: 'options', default: choices[0] ?? '', options: choices.map(choiceOf) };
    case 'fields':
      return repeated(pairProperties('name', 'value'));
    case 'pairs':
      return repeated(pairProperties('oldName', 'newName'));
    case 'pipeline':
      return { type: 'json', default: '{ "steps": [] }' };
    case 'parts': {
      const name: Property = { displayName: 'Name', name: 'name', type: 'string', default: '' };
      const text: Choice = { name: 'Text', value: 'text' };
      const [source, value] = fileProperties as [Property, Property];
      return repeated([
        name,
        { ...source, default: 'text', options: [text, ...sources] },
        { ...value, default: '' },
      ]);
    }
  }
}

export const choiceOf = (value: string): Choice => ({ name: titleOf(value), value });

function optionProperty(name: string, { kind, choices = [] }: OptionEntry): Property {
  const named = { displayName: titleOf(name), name };
  if (kind === 'flag') return { ...named, type: 'boolean', default: false };
  const options = choices.map(choiceOf);
  return kind === 'choices'
    ? { ...named, type: 'multiOptions', default: [], options }
    : { ...named, type: 'options', default: choices[0] ?? '', options };
}

const password: Property = {
  displayName: 'Password',
  name: 'password',
  type: 'string',
  typeOptions: { password: true },
  default: '',
  description: 'Opens protected files',
};

/** What becomes of a result that is a file. */
const resultProperties: readonly Property[] = [
  {
    displayName: 'Result',
    name: 'resultAs',
    type: 'options',
    default: 'binary',
    options: [
      { name: 'Binary Field', value: 'binary' },
      { name: 'Link', value: 'link', description: 'Which anybody can use until it expires' },
      { name: 'Delivery', value: 'delivery', description: 'Sent by PUT to an address of yours' },
    ],
  },
  {
    displayName: 'Field or Address',
    name: 'resultTo',
    type: 'string',
    default: 'data',
    description: 'The binary field that holds the result, or the https address that it is sent to',
  },
];

/** Everything that the operation takes: what may be left out is an option. */
export function propertiesOfOperation(
  { parts, options, isCall, result }: OperationEntry,
  { help }: OperationWords,
): Property[] {
  const named = Object.entries(parts).map(([name, part]): [PartEntry, Property] => {
    const about = help[name] ? { description: help[name] } : {};
    const required = part.isRequired ? { required: true } : {};
    return [part, { displayName: titleOf(name), name, ...shapeOf(part), ...required, ...about }];
  });
  const isMain = ({ isRequired, kind }: PartEntry) => isRequired || kind === 'fields' || kind === 'parts';
  const further = [
    ...named.filter(([part]) => !isMain(part)).map(([, property]) => property),
    ...Object.entries(options).map(([name, option]): Property => {
      const about = help[name] ? { description: help[name] } : {};
      return { ...optionProperty(name, option), ...about };
    }),
    ...(isCall ? [password] : []),
  ];
  return [
    ...named.filter(([part]) => isMain(part)).map(([, property]) => property),
    ...(isCall && result.kind !== 'json' ? resultProperties : []),
    ...collectionOf(further),
  ];
}

/** What may be left out: only what is added is sent. */
export const collectionOf = (options: readonly Property[]): Property[] =>
  options.length === 0
    ? []
    : [
        {
          displayName: 'Options',
          name: 'options',
          type: 'collection',
          placeholder: 'Add Option',
          default: {},
          options,
        },
      ];

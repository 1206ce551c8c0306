import type { RouteEntry, ValueEntry } from '@pagesmith/client';
import type { RouteWords } from '@pagesmith/client/words';
import type { Property } from './n8n.ts';
import { titleOf } from './names.ts';
import { choiceOf, collectionOf } from './parts.ts';

function shapeOf({ kind, choices }: ValueEntry): Pick<Property, 'type' | 'default'> & Partial<Property> {
  switch (kind) {
    case 'text':
      return choices
        ? { type: 'options', default: choices[0] ?? '', options: choices.map(choiceOf) }
        : { type: 'string', default: '' };
    case 'number':
      return { type: 'number', default: 1 };
    case 'flag':
      return { type: 'boolean', default: false };
    case 'texts':
      return choices
        ? { type: 'multiOptions', default: [], options: choices.map(choiceOf) }
        : { type: 'string', default: [], typeOptions: { multipleValues: true } };
    case 'json':
      return { type: 'json', default: '[]' };
  }
}

export function propertiesOfRoute({ values, answer }: RouteEntry, { help }: RouteWords): Property[] {
  const all = Object.entries(values).map(([name, value]): [ValueEntry, Property] => {
    const about = help[name] ? { description: help[name] } : {};
    const required = value.isRequired ? { required: true } : {};
    return [value, { displayName: titleOf(name), name, ...shapeOf(value), ...required, ...about }];
  });
  const field: Property = {
    displayName: 'Field',
    name: 'resultTo',
    type: 'string',
    default: 'data',
    description: 'The binary field that holds the result',
  };
  return [
    ...all.filter(([{ isRequired }]) => isRequired).map(([, property]) => property),
    ...(answer === 'file' ? [field] : []),
    ...collectionOf(all.filter(([{ isRequired }]) => !isRequired).map(([, property]) => property)),
  ];
}

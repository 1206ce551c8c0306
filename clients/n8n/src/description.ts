import { type OperationId, operations, type RouteId, routes } from '@pagesmith/client';
import { words } from '@pagesmith/client/words';
import type { Choice, Property } from './n8n.ts';
import { resourceOf, titleOf } from './names.ts';
import { propertiesOfOperation } from './parts.ts';
import { propertiesOfRoute } from './values.ts';

interface Action {
  readonly id: string;
  readonly resource: string;
  readonly summary: string;
  readonly properties: readonly Property[];
}

/** Everything that the API offers, from the client's tables. */
const actions: readonly Action[] = [
  ...(Object.keys(operations) as OperationId[]).map((id) => ({
    id,
    resource: resourceOf(id, operations[id].path),
    summary: words.en.operations[id].summary,
    properties: propertiesOfOperation(operations[id], words.en.operations[id]),
  })),
  ...(Object.keys(routes) as RouteId[]).map((id) => ({
    id,
    resource: resourceOf(id, routes[id].path),
    summary: words.en.routes[id].summary,
    properties: propertiesOfRoute(routes[id], words.en.routes[id]),
  })),
];

const resources = [...new Set(actions.map(({ resource }) => resource))];

const choiceOfAction = ({ id, summary }: Action): Choice => ({
  name: titleOf(id),
  value: id,
  action: titleOf(id),
  description: summary,
});

const resource: Property = {
  displayName: 'Resource',
  name: 'resource',
  type: 'options',
  noDataExpression: true,
  default: 'pdf',
  options: resources.map((value) => ({ name: titleOf(value), value })),
};

const operationIn = (noun: string): Property => {
  const ofNoun = actions.filter((action) => action.resource === noun);
  return {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: ofNoun[0]?.id ?? '',
    displayOptions: { show: { resource: [noun] } },
    options: ofNoun.map(choiceOfAction),
  };
};

/** Shown for its own action alone. */
const shownFor = (action: Action): Property[] =>
  action.properties.map((property) => ({
    ...property,
    displayOptions: { show: { resource: [action.resource], operation: [action.id] } },
  }));

export const description = {
  displayName: 'Pagesmith',
  name: 'pagesmith',
  icon: 'file:pagesmith.svg',
  group: ['transform'],
  version: 1,
  subtitle: '={{$parameter["operation"]}}',
  description: 'Work on PDFs: fill forms, merge, extract, convert',
  defaults: { name: 'Pagesmith' },
  inputs: ['main'],
  outputs: ['main'],
  usableAsTool: true,
  credentials: [{ name: 'pagesmithApi', required: true }],
  properties: [resource, ...resources.map(operationIn), ...actions.flatMap(shownFor)],
} as const;

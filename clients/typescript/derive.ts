// The derived files of the TypeScript client: types and tables of what the API offers, and one method for each.
import { type ApiDescription, camelCase, type OperationDescription, pascalCase } from '@pagesmith/source';
import { inputOf } from './derive/inputs.ts';
import { routeMethodsFile, routesFile, routeTypesFile } from './derive/routes.ts';
import { shapesIn, typeOf } from './derive/type-of.ts';
import { wordsFile, wordsIn } from './derive/words.ts';

const header = '// Written by `npm run check` from the definitions of the operations; never by hand.\n';

export function derive(api: ApiDescription): Record<string, string> {
  return Object.fromEntries(
    Object.entries({
      'operations.ts': operationsFile(api),
      'words.ts': wordsFile,
      'words-in-english.ts': wordsIn(api, 'en'),
      'words-in-french.ts': wordsIn(api, 'fr'),
      'inputs.ts': inputsFile(api),
      'results.ts': resultsFile(api),
      'shapes.ts': shapesFile(api),
      'problem-codes.ts': problemCodesFile(api),
      'events.ts': eventsFile(api),
      'methods.ts': methodsFile(api),
      'routes.ts': routesFile(api),
      'route-types.ts': routeTypesFile(api),
      'route-methods.ts': routeMethodsFile(api),
    }).map(([name, text]) => [`src/derived/${name}`, header + text]),
  );
}

const exported = (name: string, type: string) => `export type ${name} = ${type};\n`;

/** What the client needs to send a call and read its answer. */
function operationsFile({ version, operations }: ApiDescription): string {
  const table = operations.map(({ id, path, isCall, isJob, parts, options, result }) => {
    const bare = {
      path,
      isCall,
      isJob,
      parts: Object.fromEntries(parts.map(({ name, help: _help, ...part }) => [name, part])),
      options: Object.fromEntries(options.map(({ name, help: _help, ...option }) => [name, option])),
      result: result.kind === 'json' ? { kind: 'json' } : result,
    };
    return [id, bare];
  });
  return `import type { OperationTable } from '../operation.ts';

export const version = '${version}';

export const operations = ${JSON.stringify(Object.fromEntries(table))} as const satisfies OperationTable;

export type OperationId = keyof typeof operations;

/** What is metered, and possible as a job and as a delivery. */
export type CallId = { [Id in OperationId]: (typeof operations)[Id]['isCall'] extends true ? Id : never }[OperationId];

/** Whose result can be a file, and so behind a link. */
export type FileCallId = {
  [Id in CallId]: (typeof operations)[Id] extends { isJob: true } | { result: { kind: 'json' } } ? never : Id;
}[CallId];
`;
}

function inputsFile({ operations }: ApiDescription): string {
  const interfaces = operations.map(inputOf);
  const byId = operations.map(({ id }) => `'${id}': ${pascalCase(id)}Input;`);
  return `import type { FileInput } from '../files.ts';
import type { Pipeline } from './shapes.ts';

${interfaces.join('\n')}
export interface Inputs { ${byId.join('\n')} }
`;
}

function resultsFile({ operations, shapes }: ApiDescription): string {
  const ofJson = operations.flatMap(({ id, result }) =>
    result.kind === 'json' ? [exported(`${pascalCase(id)}Data`, typeOf(result.schema))] : [],
  );
  const byId = operations.map(({ id, result }) => {
    const type = {
      json: `DataResult<${pascalCase(id)}Data>`,
      file: 'FileResult',
      any: 'FileResult | DataResult<unknown>',
    }[result.kind];
    return `'${id}': ${type};`;
  });
  const named = shapesIn(ofJson.join(''), shapes);
  return `import type { DataResult, FileResult } from '../results.ts';
${named.length > 0 ? `import type { ${named.join(', ')} } from './shapes.ts';` : ''}

${ofJson.join('\n')}
export interface Results { ${byId.join('\n')} }
`;
}

/** What several answers have in common. */
const shapesFile = ({ shapes }: ApiDescription) =>
  Object.entries(shapes)
    .map(([name, schema]) => exported(pascalCase(name), typeOf(schema)))
    .join('\n');

const problemCodesFile = ({ problemCodes }: ApiDescription) =>
  `/** Every code that the API can answer with. New ones may come: treat one that you do not know by its status. */
${exported('ProblemCode', problemCodes.map((code) => `'${code}'`).join(' | '))}`;

function eventsFile({ events }: ApiDescription): string {
  const union = Object.entries(events).map(
    ([type, data]) =>
      `{ readonly type: '${type}'; readonly timestamp: string; readonly data: ${typeOf(data)} }`,
  );
  return `/** What a webhook tells. */\n${exported('WebhookEvent', union.map((event) => `| ${event}`).join('\n'))}`;
}

function methodsFile({ operations }: ApiDescription): string {
  const inputs = operations.map(({ id }) => `${pascalCase(id)}Input`);
  return `import type { CallSettings } from '../settings.ts';
import type { ${['Inputs', ...inputs].join(', ')} } from './inputs.ts';
import type { OperationId } from './operations.ts';
import type { Results } from './results.ts';

/** A method for each operation. */
export abstract class Operations {
  abstract call<Id extends OperationId>(id: Id, input: Inputs[Id], settings?: CallSettings): Promise<Results[Id]>;
${operations.map(methodOf).join('\n')}}
`;
}

const methodOf = ({ id, summary }: OperationDescription) => `
  /** ${summary.en} */
  ${camelCase(id)}(input: ${pascalCase(id)}Input, settings?: CallSettings): Promise<Results['${id}']> {
    return this.call('${id}', input, settings);
  }
`;

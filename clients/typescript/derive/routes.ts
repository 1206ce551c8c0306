import {
  type ApiDescription,
  camelCase,
  pascalCase,
  type RouteDescription,
  type ValueDescription,
} from '@pagesmith/source';
import { shapesIn, typeOf } from './type-of.ts';

/** What the client needs to ask for something and read the answer. */
export function routesFile({ routes }: ApiDescription): string {
  const table = routes.map(({ id, method, path, values, answer }) => {
    const bare = values.map(({ name, schema: _schema, help: _help, ...value }) => [name, value]);
    const kind = answer === 'file' ? 'file' : answer ? 'json' : 'none';
    return [id, { method, path, values: Object.fromEntries(bare), answer: kind }];
  });
  return `import type { RouteTable } from '../route.ts';

export const routes = ${JSON.stringify(Object.fromEntries(table))} as const satisfies RouteTable;

export type RouteId = keyof typeof routes;
`;
}

export function routeTypesFile({ routes, shapes }: ApiDescription): string {
  const inputs = routes.filter(({ values }) => values.length > 0).map(inputOf);
  const answers = routes.map(({ id, answer }) => `'${id}': ${answerType(answer)};`);
  const inputsById = routes.map(({ id, values }) => `'${id}': ${inputType({ id, values })};`);
  const body = `${inputs.join('\n')}
export interface RouteInputs { ${inputsById.join('\n')} }

export interface RouteAnswers { ${answers.join('\n')} }
`;
  return `import type { FileResult } from '../results.ts';
import type { ${shapesIn(body, shapes).join(', ')} } from './shapes.ts';

${body}`;
}

const answerType = (answer: RouteDescription['answer']): string => {
  if (answer === undefined) return 'undefined';
  return answer === 'file' ? 'FileResult' : typeOf(answer);
};

const inputType = ({ id, values }: Pick<RouteDescription, 'id' | 'values'>): string =>
  values.length > 0 ? `${pascalCase(id)}Input` : 'Record<never, never>';

function inputOf({ id, values, summary }: RouteDescription): string {
  const line = ({ name, isRequired, schema, help }: ValueDescription) =>
    `${help.en ? `  /** ${help.en} */\n` : ''}  readonly ${name}${isRequired ? '' : '?'}: ${typeOf(schema)};`;
  return [
    `/** ${summary.en} */`,
    `export interface ${pascalCase(id)}Input {`,
    ...values.map(line),
    '}\n',
  ].join('\n');
}

export function routeMethodsFile({ routes }: ApiDescription): string {
  const inputs = routes.filter(({ values }) => values.length > 0).map(({ id }) => `${pascalCase(id)}Input`);
  return `import type { AskSettings } from '../settings.ts';
import { Operations } from './methods.ts';
import type { ${['RouteAnswers', 'RouteInputs', ...inputs].join(', ')} } from './route-types.ts';
import type { RouteId } from './routes.ts';

/** A method for everything that is no operation: files, jobs, keys, usage, webhooks, saved pipelines. */
export abstract class Routes extends Operations {
  abstract ask<Id extends RouteId>(id: Id, input: RouteInputs[Id], settings?: AskSettings): Promise<RouteAnswers[Id]>;
${routes.map(methodOf).join('\n')}}
`;
}

/** Without values that have to be given, the input may be left out. */
function methodOf({ id, values, summary }: RouteDescription): string {
  const isNeeded = values.some(({ isRequired }) => isRequired);
  const input = values.length > 0 ? `input: ${pascalCase(id)}Input${isNeeded ? '' : ' = {}'}, ` : '';
  return `
  /** ${summary.en}. */
  ${camelCase(id)}(${input}settings?: AskSettings): Promise<RouteAnswers['${id}']> {
    return this.ask('${id}', ${input ? 'input' : '{}'}, settings);
  }
`;
}

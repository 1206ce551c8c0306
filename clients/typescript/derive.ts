// The derived files of the TypeScript client: types and tables of the operations, and one method for each.
import { type ApiDescription, camelCase, type OperationDescription, pascalCase } from '@pagesmith/source';
import { inputOf } from './derive/inputs.ts';
import { typeOf } from './derive/type-of.ts';

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
      'problem-codes.ts': problemCodesFile(api),
      'events.ts': eventsFile(api),
      'methods.ts': methodsFile(api),
    }).map(([name, text]) => [`src/derived/${name}`, header + text]),
  );
}

const exported = (name: string, type: string) => `export type ${name} = ${type};\n`;

/** What the client needs to send a call and read its answer. */
function operationsFile({ version, operations }: ApiDescription): string {
  const table = operations.map(({ id, parts, options, result }) => {
    const bare = {
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
`;
}

/** Apart, because a program that calls the API does not show them; a command line does. */
const wordsFile = `import type { OperationId } from './operations.ts';
import { wordsInEnglish } from './words-in-english.ts';
import { wordsInFrench } from './words-in-french.ts';

export interface OperationWords {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** What each part and each option is for. */
  readonly help: Readonly<Record<string, string>>;
}

export const words: Readonly<Record<'en' | 'fr', Readonly<Record<OperationId, OperationWords>>>> = {
  en: wordsInEnglish,
  fr: wordsInFrench,
};
`;

function wordsIn({ operations }: ApiDescription, language: 'en' | 'fr'): string {
  const table = operations.map(({ id, name, summary, description, parts, options }) => {
    const help = [...parts, ...options].map((described) => [described.name, described.help[language]]);
    const words = { name: name[language], summary: summary[language], description: description[language] };
    return [id, { ...words, help: Object.fromEntries(help) }];
  });
  const name = language === 'en' ? 'wordsInEnglish' : 'wordsInFrench';
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(table))};\n`;
}

function inputsFile({ operations, pipeline }: ApiDescription): string {
  const interfaces = operations.map(inputOf);
  const byId = operations.map(({ id }) => `'${id}': ${pascalCase(id)}Input;`);
  return `import type { FileInput } from '../files.ts';

/** Operations that follow one another. */
${exported('Pipeline', typeOf(pipeline))}
${interfaces.join('\n')}
export interface Inputs { ${byId.join('\n')} }
`;
}

function resultsFile({ operations, job, problem, report }: ApiDescription): string {
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
  return `import type { DataResult, FileResult } from '../results.ts';

${ofJson.join('\n')}
/** A call that nobody waits for. */
${exported('Job', typeOf(job))}
/** What the API answers when a call fails (RFC 9457). */
${exported('Problem', typeOf(problem))}
/** Every warning of a call in words. */
${exported('Report', typeOf(report))}
export interface Results { ${byId.join('\n')} }
`;
}

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

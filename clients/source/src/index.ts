// What every client is derived from: the operations, and the other addresses of the API, as plain data. It reads the
// definitions that the server answers by and the description that it publishes, and knows no language a client is written
// in: each client's derive.ts does.
export { describeApi } from './describe.ts';
export type {
  ApiDescription,
  OperationDescription,
  OptionDescription,
  PartDescription,
  ResultDescription,
  RouteDescription,
  ValueDescription,
} from './description.ts';
export { camelCase, pascalCase, snakeCase } from './names.ts';
export { type JsonSchema, referenceIn } from './schema.ts';

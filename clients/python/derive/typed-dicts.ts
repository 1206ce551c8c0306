import { type JsonSchema, pascalCase } from '@pagesmith/source';

/** Collects the types that JSON Schemas need: each object is a TypedDict, named by where it stands. */
export class TypedDicts {
  readonly #classes: string[] = [];

  add(name: string, schema: JsonSchema): void {
    this.#typeOf(name, schema);
  }

  written(): string {
    return this.#classes.join('\n\n\n');
  }

  #typeOf(name: string, schema: JsonSchema): string {
    const { type } = schema;
    if (schema.const !== undefined) return `Literal["${schema.const}"]`;
    if (schema.enum) return `Literal[${schema.enum.map((value) => `"${value}"`).join(', ')}]`;
    if (schema.anyOf) return schema.anyOf.map((one) => this.#typeOf(name, one)).join(' | ');
    if (Array.isArray(type))
      return type.map((one) => this.#typeOf(name, { ...schema, type: one })).join(' | ');
    switch (type) {
      case 'object':
        return schema.properties ? this.#define(name, schema) : 'dict[str, Any]';
      case 'array':
        return `list[${this.#typeOf(`${name}Item`, schema.items ?? {})}]`;
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'string':
        return 'str';
      case 'boolean':
        return 'bool';
      case 'null':
        return 'None';
      default:
        return 'Any';
    }
  }

  #define(name: string, { properties = {}, required = [] }: JsonSchema): string {
    const lines = Object.entries(properties).map(([key, schema]) => {
      const type = this.#typeOf(name + pascalCase(key), schema);
      return `    ${key}: ${required.includes(key) ? type : `NotRequired[${type}]`}`;
    });
    this.#classes.push([`class ${name}(TypedDict):`, ...lines].join('\n'));
    return name;
  }
}

import { type JsonSchema, pascalCase, referenceIn } from '@pagesmith/source';

type Shapes = Readonly<Record<string, JsonSchema>>;

/** Collects the types that JSON Schemas need: each object is a TypedDict, named by where it stands. */
export class TypedDicts {
  readonly #shapes: Shapes;
  readonly #definitions = new Map<string, string>();

  constructor(shapes: Shapes) {
    this.#shapes = shapes;
  }

  /** Defines the type under this name, unless it has one of its own, and returns what it is called. */
  add(name: string, schema: JsonSchema): string {
    const type = this.#typeOf(name, schema);
    if (type !== name && !schema.$ref) this.#definitions.set(name, `${name} = ${type}`);
    return schema.$ref ? type : name;
  }

  written(): string {
    return [...this.#definitions.values()].join('\n\n\n');
  }

  #typeOf(name: string, schema: JsonSchema): string {
    const { type } = schema;
    const shared = referenceIn(schema);
    if (shared !== undefined) return this.#shared(shared);
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    const variants = schema.anyOf ?? schema.oneOf;
    if (variants)
      return [...new Set(variants.map((one) => this.#typeOf(variantName(name, one, variants), one)))].join(
        ' | ',
      );
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

  /** Before whatever refers to it. */
  #shared(shape: string): string {
    const name = pascalCase(shape);
    return this.#definitions.has(name) ? name : this.add(name, this.#shapes[shape] ?? {});
  }

  #define(name: string, { properties = {}, required = [] }: JsonSchema): string {
    const members = Object.entries(properties).map(([key, schema]): [string, string] => {
      const type = this.#typeOf(name + pascalCase(key), schema);
      return [key, required.includes(key) ? type : `NotRequired[${type}]`];
    });
    const isClass = members.every(([key]) => /^\w+$/.test(key));
    this.#definitions.set(
      name,
      isClass
        ? [`class ${name}(TypedDict):`, ...members.map(([key, type]) => `    ${key}: ${type}`)].join('\n')
        : `${name} = TypedDict("${name}", {${members.map(([key, type]) => `"${key}": ${type}`).join(', ')}})`,
    );
    return name;
  }
}

const literal = (value: string | boolean): string =>
  typeof value === 'string' ? `"${value}"` : pascalCase(String(value));

/** Variants that are objects are told apart by what each of them has to have. */
function variantName(
  name: string,
  { properties, required }: JsonSchema,
  variants: readonly JsonSchema[],
): string {
  const areSeveral = variants.filter((variant) => variant.properties).length > 1;
  return properties && areSeveral ? name + pascalCase(required?.[0] ?? '') : name;
}

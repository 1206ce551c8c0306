import { type JsonSchema, pascalCase, referenceIn } from '@pagesmith/source';

/** A JSON Schema as a TypeScript type. */
export function typeOf(schema: JsonSchema): string {
  const name = referenceIn(schema);
  if (name !== undefined) return pascalCase(name);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map(typeOf).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'object':
      return objectType(schema);
    case 'array':
      return `readonly (${typeOf(schema.items ?? {})})[]`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'unknown';
  }
}

function objectType({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
    return `Readonly<Record<string, ${values}>>`;
  }
  const lines = Object.entries(properties).map(
    ([name, schema]) => `readonly '${name}'${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  return `{ ${lines.join(' ')} }`;
}

/** The shapes that a text names. */
export const shapesIn = (text: string, shapes: Readonly<Record<string, JsonSchema>>): string[] =>
  Object.keys(shapes)
    .map(pascalCase)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(text));

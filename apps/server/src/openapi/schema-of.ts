import * as z from 'zod';

/** A shape of ours as OpenAPI has it: without the bounds and patterns that only repeat what a type or format says. */
export function schemaOf(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return schema;
}

/** The schemas of an object's properties. */
export const propertiesOf = (shape: z.ZodObject): Record<string, Record<string, unknown>> =>
  schemaOf(shape).properties as Record<string, Record<string, unknown>>;

import * as z from 'zod';

/** The part of JSON Schema that our shapes use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
}

export const schemaOf = (shape: z.ZodType): JsonSchema =>
  z.toJSONSchema(shape, { io: 'input' }) as JsonSchema;

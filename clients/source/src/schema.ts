import * as z from 'zod';

/** The part of JSON Schema that our shapes use. */
export interface JsonSchema {
  /** The name of a shape that several answers share, after the last slash. */
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: string | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly contentMediaType?: string;
  readonly description?: string;
}

export const schemaOf = (shape: z.ZodType): JsonSchema =>
  z.toJSONSchema(shape, { io: 'input' }) as JsonSchema;

/** The name that a reference has, if the schema is one. */
export const referenceIn = ({ $ref }: JsonSchema): string | undefined => $ref?.split('/').at(-1);

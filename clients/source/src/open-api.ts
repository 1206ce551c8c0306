import type { Language } from '@pagesmith/kernel';
import type { JsonSchema } from './schema.ts';

/** The part of an OpenAPI description that clients are derived from. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, OpenApiPath>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface OpenApiPath extends Readonly<Partial<Record<Lowercase<Method>, OpenApiRoute>>> {
  readonly parameters?: readonly OpenApiParameter[];
}

export interface OpenApiRoute {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, OpenApiContent>> };
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, OpenApiContent> }>>;
}

interface OpenApiContent {
  readonly schema: JsonSchema;
  readonly example?: Readonly<Record<string, unknown>>;
}

interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** One address with one method, as both languages describe it. */
export interface FoundRoute {
  readonly path: string;
  readonly method: Method;
  readonly parameters: readonly OpenApiParameter[];
  readonly route: OpenApiRoute;
  /** A text of the route in both languages. */
  words(read: ReadWords): { readonly [language in Language]: string };
}

type ReadWords = (
  route: OpenApiRoute,
  parameters: readonly OpenApiParameter[],
  shapes: Shapes,
) => string | undefined;

type Shapes = OpenApi['components']['schemas'];

export const routesIn = (openApi: Readonly<Record<Language, OpenApi>>): FoundRoute[] =>
  Object.keys(openApi.en.paths).flatMap((path) =>
    methods.flatMap((method): FoundRoute[] => {
      const [english, french] = [openApi.en, openApi.fr].map(({ paths }) => found(paths[path], method));
      if (!english || !french) return [];
      return [
        {
          path,
          method,
          ...english,
          words: (read) => ({
            en: read(english.route, english.parameters, openApi.en.components.schemas) ?? '',
            fr: read(french.route, french.parameters, openApi.fr.components.schemas) ?? '',
          }),
        },
      ];
    }),
  );

function found(ofPath: OpenApiPath | undefined, method: Method) {
  const route = ofPath?.[method.toLowerCase() as Lowercase<Method>];
  return route && { route, parameters: [...(ofPath?.parameters ?? []), ...(route.parameters ?? [])] };
}

/** What a success answers; nothing when it has no content. */
export function answerIn({ responses }: OpenApiRoute): { mediaType: string; schema: JsonSchema } | undefined {
  const [, success] = Object.entries(responses).find(([status]) => status < '300') ?? [];
  const [content] = Object.entries(success?.content ?? {});
  return content && { mediaType: content[0], schema: content[1].schema };
}

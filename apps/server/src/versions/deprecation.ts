import type { DeprecatedRoute } from '@pagesmith/contract';

interface Route {
  readonly method: string;
  /** As the server has it: `/keys/:id`. */
  readonly url: string;
}

/** What is said of a route that will end: since when (RFC 9745), until when (RFC 8594), and what there is instead. */
export function deprecationHeaders(
  { method, url }: Route,
  deprecated: readonly DeprecatedRoute[],
): Record<string, string> {
  const isIt = (route: DeprecatedRoute) =>
    route.method === method && route.path === url.replaceAll(/:(\w+)/g, '{$1}');
  const found = deprecated.find(isIt);
  if (!found) return {};
  return {
    Deprecation: `@${Math.floor(Date.parse(found.since) / 1_000)}`,
    Sunset: new Date(found.sunset).toUTCString(),
    Link: `<${found.instead}>; rel="successor-version", </documentation#versions>; rel="deprecation"`,
  };
}

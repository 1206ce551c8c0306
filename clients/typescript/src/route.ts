/** What the client knows at run time of an address that is no operation. */
export interface RouteEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the names of its values in braces. */
  readonly path: string;
  readonly values: Readonly<Record<string, ValueEntry>>;
  readonly answer: 'json' | 'file' | 'none';
}

export interface ValueEntry {
  readonly place: 'path' | 'query' | 'body';
  /** How it is written where there is no JSON; `json` for what cannot be. */
  readonly kind: 'text' | 'number' | 'flag' | 'texts' | 'json';
  readonly isRequired: boolean;
  /** Whether null is a value, unlike leaving it out. */
  readonly isNullable: boolean;
  readonly choices?: readonly string[];
}

export type RouteTable = Readonly<Record<string, RouteEntry>>;

type Input = Readonly<Record<string, unknown>>;

/** The request that a route and its values make. */
export function requestOf(id: string, { method, path, values }: RouteEntry, input: Input) {
  const unknown = Object.keys(input).find((name) => !Object.hasOwn(values, name));
  if (unknown !== undefined)
    throw new TypeError(`${id} does not take ${unknown}. It takes: ${Object.keys(values).join(', ')}.`);
  const given = (place: ValueEntry['place']) =>
    Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
      value.place === place && input[name] !== undefined ? [[name, input[name]]] : [],
    );
  const address = pathOf(path, Object.fromEntries(given('path')));
  const query = new URLSearchParams(
    given('query').map(([name, value]): [string, string] => [name, String(value)]),
  );
  const hasBody = Object.values(values).some(({ place }) => place === 'body');
  return {
    method,
    address: query.size > 0 ? `${address}?${query}` : address,
    ...(hasBody && { body: JSON.stringify(Object.fromEntries(given('body'))) }),
  };
}

/** With its values in the place of the braces. */
export const pathOf = (path: string, values: Input): string =>
  path.replace(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(String(values[name] ?? '')));

import { Account, Client, Databases, TablesDB } from 'appwrite';

/** The header by which the wrapped fetch knows whose cookies a call has; it is never sent. */
const marker = 'x-test-browser';

export interface Browser {
  readonly client: Client;
  readonly account: Account;
  readonly databases: Databases;
  readonly tablesDB: TablesDB;
  readonly cookies: Map<string, string>;
  /** A call that the SDK has no method for, or would not make. */
  call(method: string, path: string, body?: object): Promise<unknown>;
  /** Of the latest answer. */
  lastResponse(): Response;
}

interface Profile {
  /** The page's origin; without it the call has none, as a call from a program. */
  readonly origin?: string;
  readonly headers?: Record<string, string>;
}

interface State extends Profile {
  readonly cookies: Map<string, string>;
  response: Response | undefined;
}

const states = new Map<string, State>();
const networkFetch = globalThis.fetch;

/** The unmodified SDK with the one thing that Node lacks, a cookie jar: one per browser. */
export function openBrowser(url: string, profile: Profile = {}): Browser {
  const id = crypto.randomUUID();
  const state: State = { ...profile, cookies: new Map(), response: undefined };
  states.set(id, state);
  globalThis.fetch = fetchWithCookies;
  const client = new Client().setEndpoint(`${url}/v1`).setProject('pagesmith');
  client.headers[marker] = id;
  return {
    client,
    account: new Account(client),
    databases: new Databases(client),
    tablesDB: new TablesDB(client),
    cookies: state.cookies,
    call: (method, path, body = {}) => {
      const headers = { 'content-type': 'application/json', 'X-Appwrite-Project': 'pagesmith' };
      return client.call(method, new URL(`${url}/v1${path}`), headers, { ...body });
    },
    lastResponse: () => state.response ?? Response.error(),
  };
}

async function fetchWithCookies(input: string | URL | Request, options: RequestInit = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  const state = states.get(headers.get(marker) ?? '');
  if (!state) return networkFetch(input, options);
  headers.delete(marker);
  if (state.origin) headers.set('origin', state.origin);
  for (const [name, value] of Object.entries(state.headers ?? {})) headers.set(name, value);
  const cookies = [...state.cookies].map(([name, value]) => `${name}=${value}`);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  const response = await networkFetch(input, { ...options, headers });
  for (const line of response.headers.getSetCookie()) keepCookie(state.cookies, line);
  state.response = response;
  return response;
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', value = ''] = pair.split('=', 2);
  const expires = attributes.find((attribute) => attribute.startsWith('Expires='))?.slice(8);
  const isExpired = value === '' || (expires !== undefined && new Date(expires) <= new Date());
  if (isExpired) cookies.delete(name);
  else cookies.set(name, value);
}

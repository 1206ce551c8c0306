import { Account, Client, Databases } from 'appwrite';
import { storedSessionHeader } from './stored-session.ts';

export interface Backend {
  readonly client: Client;
  readonly account: Account;
  readonly databases: Databases;
}

let made: Backend | undefined;

/** For calls that the SDK has no method for, or whose method knows fewer parameters than our server. */
export async function callBackend<Answer = void>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  parameters: object = {},
): Promise<Answer> {
  const { client } = backend();
  const url = new URL(`${client.config.endpoint}${path}`);
  const headers = { 'content-type': 'application/json', 'X-Appwrite-Project': client.config.project };
  return (await client.call(method, url, headers, { ...parameters })) as Answer;
}

/** What the SDK sends with its calls, for those that are not made by it. */
export function backendHeaders(): Record<string, string> {
  const { headers, config } = backend().client;
  return { ...headers, 'X-Appwrite-Project': config.project, ...storedSessionHeader() };
}

/** Our own server, spoken to by the official SDK. Made when it is first asked for: there is no address outside of a browser. */
export function backend(): Backend {
  if (!made) {
    const client = new Client().setEndpoint(`${location.origin}/v1`).setProject('pagesmith');
    made = {
      client,
      account: new Account(client),
      databases: new Databases(client),
    };
  }
  // As the page is now, wherever it was chosen: what is refused is told in the language that is read.
  made.client.setLocale(document.documentElement.lang);
  return made;
}

import { Account, Client, Databases } from 'appwrite';

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
  const headers = { 'content-type': 'application/json', ...projectHeader() };
  return (await client.call(method, url, headers, { ...parameters })) as Answer;
}

export const projectHeader = () => ({ 'X-Appwrite-Project': backend().client.config.project });

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
  return made;
}

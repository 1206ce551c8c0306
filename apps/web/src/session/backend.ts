import { Account, Client, Databases } from 'appwrite';

export interface Backend {
  readonly client: Client;
  readonly account: Account;
  readonly databases: Databases;
}

let made: Backend | undefined;

/** For the few calls that the SDK has no method for. */
export const projectHeader = () => ({ 'X-Appwrite-Project': backend().client.config.project });

/** A call beside the SDK's own methods, with its session and its errors. */
export async function call<Answer = void>(
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  body: object = {},
): Promise<Answer> {
  const { client } = backend();
  const headers = { 'content-type': 'application/json', ...projectHeader() };
  return (await client.call(method, new URL(client.config.endpoint + path), headers, { ...body })) as Answer;
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
  return made;
}

import { Account, Client, Databases } from 'appwrite';

export interface Backend {
  readonly client: Client;
  readonly account: Account;
  readonly databases: Databases;
}

let made: Backend | undefined;

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

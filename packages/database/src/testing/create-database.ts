import { randomUUID } from 'node:crypto';
import pg from 'pg';

export const bareTemplate = 'template0';

/** Returns the address of the new database. */
export async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}${await asCopyOfFiles(client)}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A fifth of the processor time that a copy by way of the log takes; before version 15 there is nothing else. */
async function asCopyOfFiles(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer AS version`,
  );
  return (rows[0]?.version ?? 0) >= 150_000 ? ' STRATEGY FILE_COPY' : '';
}

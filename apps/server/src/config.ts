import { resolve } from 'node:path';
import * as z from 'zod';

/** A value of the environment that cannot be used: the start ends with this sentence. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const port = z.coerce
  .number({ error: 'must be a port number from 1 to 65535' })
  .int({ error: 'must be a port number from 1 to 65535' })
  .min(1, { error: 'must be a port number from 1 to 65535' })
  .max(65_535, { error: 'must be a port number from 1 to 65535' });

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://pdf.example.com' })
  .transform((address) => address.replace(/\/+$/, ''));

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgresql://user:password@host:5432/database',
});

/** Hops in front of the server, or the proxies' addresses: whose X-Forwarded-For is believed. */
const proxies = z
  .string()
  .regex(/^(\d{1,2}|[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*)$/, {
    error: 'must be a number of proxies, or their addresses separated by commas',
  })
  .transform((text) =>
    /^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim()),
  );

const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  error: 'must be fatal, error, warn, info, debug, trace or silent',
});

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: logLevel.default('info'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly trustProxy: number | string[] | undefined;
  readonly logLevel: z.infer<typeof logLevel>;
}

/** The sole reader of the environment. An empty variable counts as not set. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  if (!result.success) throw new ConfigError(sentenceOf(result.error));
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

const sentenceOf = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' ');

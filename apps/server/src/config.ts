import { join, resolve } from 'node:path';
import type { Payments } from '@pagesmith/accounts';
import { type VatTreatment, vatTreatments } from '@pagesmith/catalog';
import * as z from 'zod';
import { paymentsOf, paymentVariables } from './billing/payments.ts';
import type { EnginePriority } from './engine/niceness.ts';
import { engineVariables } from './engine/variables.ts';
import { countryCode, type SubProcessor, subProcessorList } from './legal/sub-processors.ts';
import { operatorAddresses } from './operator/addresses.ts';
import { type S3Address, s3Address } from './store/s3/s3-address.ts';
import type { S3Keys } from './store/s3/s3-client.ts';
import { type TicketTeam, ticketTeamOf, ticketVariables } from './tickets/team.ts';
import { wholeNumber } from './whole-number.ts';

/** An environment variable with an unusable value: the server does not start, and says this. */
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

/** The number of proxies in front of the server, or their addresses: their X-Forwarded-For is trusted. */
const proxies = z
  .string()
  .regex(/^(\d{1,2}|[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*)$/, {
    error: 'must be a number of proxies, or their addresses separated by commas',
  })
  .transform((text) =>
    /^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim()),
  );

const secretKey = z.string().min(32, { error: 'must be a secret of at least 32 characters' });

const metricsToken = z
  .string()
  .regex(/^[\w.~+/=-]{16,}$/, { error: 'must be a token of at least 16 letters, digits and . _ ~ + / = -' });

const originExample = 'must be origins such as https://app.example.com, separated by commas';
const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
  .refine((list) => list.every(isOrigin), { error: originExample });

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address such as smtp://user:password@mail.example.com:587',
});

const mailSender = z.string().regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
  error: 'must be an e-mail address, alone or as in: Pagesmith <no-reply@example.com>',
});

const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  error: 'must be fatal, error, warn, info, debug, trace or silent',
});

const roles = ['all', 'calls', 'jobs'] as const;
/** What a process does: answer calls, work on jobs, or both. */
export type Role = (typeof roles)[number];

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  SPOOL_DIR: z.string().optional(),
  STORE_URL: s3Address.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 1_000).default(10),
  ROLE: z.enum(roles, { error: 'must be all, calls or jobs' }).default('all'),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_PREVIOUS: secretKey.optional(),
  TRUST_PROXY: proxies.optional(),
  METRICS_TOKEN: metricsToken.optional(),
  OPERATOR_ADDRESSES: operatorAddresses.optional(),
  ALLOWED_ORIGINS: origins.default([]),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailSender.optional(),
  ...ticketVariables,
  COMPANY_NAME: z.string().trim().default('Pagesmith'),
  COMPANY_ADDRESS: z.string().trim().default(''),
  SALES_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  VAT: z.enum(vatTreatments, { error: 'must be included, added or none' }).default('included'),
  HOSTING_COUNTRY: countryCode.optional(),
  SUB_PROCESSORS: subProcessorList.optional(),
  LOG_RETENTION_DAYS: wholeNumber(1, 3_650).default(395),
  ...paymentVariables,
  LOG_LEVEL: logLevel.default('info'),
  ...engineVariables,
});

/** Who runs this site: the pages name it. */
export interface Company {
  readonly name: string;
  /** Empty: not shown. */
  readonly address: string;
  readonly salesEmail: string;
  readonly supportEmail: string;
  /** Whether prices include VAT; stated wherever they are shown. */
  readonly vat: VatTreatment;
  /** The country whose machines this runs on (ISO 3166); the legal pages name it. */
  readonly hostingCountry: string | undefined;
  readonly subProcessors: readonly SubProcessor[] | undefined;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  /** For uploads and results in progress: on this machine, and useless once the process has ended. */
  readonly spoolDir: string;
  /** If not set, files of jobs and kept results lie in the data folder. */
  readonly store: { readonly address: S3Address; readonly keys: S3Keys } | undefined;
  readonly databaseUrl: string | undefined;
  /** PostgreSQL itself, where the address above is a pooler in transaction mode. */
  readonly databaseDirectUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly role: Role;
  /** If not set, the key in the data folder is used, which is created on the first start. */
  readonly secretKey: string | undefined;
  readonly secretKeyPrevious: string | undefined;
  readonly trustProxy: number | string[] | undefined;
  /** If not set, /metrics answers only this machine. */
  readonly metricsToken: string | undefined;
  /** From where the operators' console can be reached; if not set, from everywhere. */
  readonly operatorAddresses: readonly string[] | undefined;
  /** Origins other than our own whose pages may call us. */
  readonly allowedOrigins: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly contactTo: string | undefined;
  /** What the addresses for answers to tickets are made from; without it there are none. */
  readonly ticketEmail: string | undefined;
  readonly ticketTeam: TicketTeam | undefined;
  readonly company: Company;
  /** How long a row of the call log is kept. */
  readonly logRetentionDays: number;
  readonly payments: Payments;
  readonly logLevel: z.infer<typeof logLevel>;
  readonly engineProcesses: number;
  /** Those that are started before there is work for them. */
  readonly engineWarmProcesses: number;
  readonly engineTimeoutMs: number;
  readonly enginePriority: EnginePriority;
  readonly engineMemoryMb: number;
}

/** The sole reader of the environment. An empty variable counts as not set. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  if (!result.success) throw new ConfigError(sentenceOf(result.error));
  const values = result.data;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const { hostname } = new URL(publicUrl);
  const payments = paymentsOf(values, publicUrl);
  if (!payments) throw new ConfigError('STRIPE_SECRET_KEY must be set when PAYMENTS is stripe.');
  const ticketTeam = ticketTeamOf(values);
  if (values.TICKET_TEAM && !ticketTeam) {
    throw new ConfigError('TICKET_EMAIL and MAIL_AUTHSERV_ID must be set when TICKET_TEAM is.');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    spoolDir: resolve(values.SPOOL_DIR ?? join(values.DATA_DIR, 'spool')),
    store: storeOf(values),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    role: values.ROLE,
    secretKey: values.SECRET_KEY,
    secretKeyPrevious: values.SECRET_KEY_PREVIOUS,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    operatorAddresses: values.OPERATOR_ADDRESSES,
    allowedOrigins: values.ALLOWED_ORIGINS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Pagesmith <no-reply@${hostname}>`,
    contactTo: values.CONTACT_TO,
    ticketEmail: values.TICKET_EMAIL,
    ticketTeam,
    company: {
      name: values.COMPANY_NAME,
      address: values.COMPANY_ADDRESS,
      salesEmail: values.SALES_EMAIL ?? `sales@${hostname}`,
      supportEmail: values.SUPPORT_EMAIL ?? `support@${hostname}`,
      vat: values.VAT,
      hostingCountry: values.HOSTING_COUNTRY,
      subProcessors: values.SUB_PROCESSORS,
    },
    logRetentionDays: values.LOG_RETENTION_DAYS,
    payments,
    logLevel: values.LOG_LEVEL,
    engineProcesses: values.ENGINE_PROCESSES,
    engineWarmProcesses: Math.min(values.ENGINE_WARM_PROCESSES ?? Infinity, values.ENGINE_PROCESSES),
    engineTimeoutMs: values.ENGINE_TIMEOUT_MS,
    enginePriority: values.ENGINE_PRIORITY,
    engineMemoryMb: values.ENGINE_MEMORY_MB,
  };
}

function storeOf(values: z.infer<typeof environment>): Config['store'] {
  const {
    STORE_URL: address,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (!address) return undefined;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set when STORE_URL is.');
  }
  return { address, keys: { accessKeyId, secretAccessKey } };
}

const sentenceOf = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' ');

import compress from '@fastify/compress';
import { compile } from '@fastify/proxy-addr';
import type { RealtimeLimits, ThrottleRule, WebhookLimits } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock, uniqueId } from '@pagesmith/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { type AccountLimits, type Accounts, createAccounts } from './accounts.ts';
import { addPdfApi } from './api/index.ts';
import { addSessionJobs } from './api/jobs/session-routes.ts';
import { snapshotCommands } from './backup/snapshot.ts';
import { addBilling } from './billing/index.ts';
import type { Config } from './config.ts';
import { addDemonstration } from './demonstration/index.ts';
import { addBodyDeadlines, refuseEncodedBodies } from './http/bodies.ts';
import { type ConnectionLimits, connectionLimits } from './http/connection-limits.ts';
import { limitConnections } from './http/connections.ts';
import { addErrorAnswers } from './http/errors.ts';
import { addHealth } from './http/health.ts';
import { logOptions, OneLineForEachRequest } from './http/log.ts';
import { addMetrics } from './http/metrics.ts';
import { addPages } from './http/pages.ts';
import { warnOfUnknownProxy } from './http/proxy-headers.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addSecurityTxt } from './http/security-txt.ts';
import { endSilentConnections } from './http/silent-connections.ts';
import { subProcessorsUntold } from './legal/announced-sub-processors.ts';
import { isLoopbackUrl } from './loopback.ts';
import { addManagement } from './management/index.ts';
import { createCallMetrics } from './metrics/call-metrics.ts';
import { addGauges } from './metrics/gauges.ts';
import { createWaitMetrics } from './metrics/waits.ts';
import { addOpenApi } from './openapi/index.ts';
import { addOperatorDoor } from './operator/index.ts';
import { operatorCommands } from './operator/operator-commands.ts';
import { addOperatorRoutes } from './operator/routes.ts';
import { addPipelines } from './pipelines/index.ts';
import { createProcessing, type Processing, type ProcessingLimits } from './processing.ts';
import { addDeletionProofs } from './proofs/index.ts';
import { addStatus } from './status/index.ts';
import { deskCommands } from './tickets/desk-commands.ts';
import { whereTicketsWait } from './tickets/settings.ts';
import { addWebhooks, startWebhooks, type Webhooks } from './webhooks/index.ts';
import { addWire } from './wire/index.ts';
import { createOrigins, type Origins } from './wire/origins.ts';
import { bindCookies } from './wire/visitor.ts';

export interface ServerDeps {
  readonly config: Config;
  readonly database: Database;
  /** The folder with the built pages. */
  readonly pagesFolder: string;
  readonly limits?: {
    readonly accounts?: AccountLimits;
    readonly realtime?: RealtimeLimits;
    readonly processing?: ProcessingLimits;
    readonly demonstrations?: ThrottleRule;
    readonly webhooks?: Partial<WebhookLimits>;
    readonly connections?: Partial<ConnectionLimits>;
  };
  /** Whether customers' addresses may be on this machine; never without a PUBLIC_URL that is this machine. */
  readonly isDevelopment?: boolean;
  readonly clock?: Clock;
  /** Where the log goes; the process's output unless given. */
  readonly logStream?: { write(line: string): void };
  /** Receives what an operator should know about this installation. */
  readonly say?: (line: string) => void;
}

/** The composition root: puts the server together, without listening yet. */
export async function createServer(given: ServerDeps): Promise<FastifyInstance> {
  const { config, limits, clock } = given;
  const app = createApp(given);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  addErrorAnswers(app);
  addSecurityHeaders(app, config.publicUrl);
  refuseEncodedBodies(app);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024, globalDecompression: false });
  const registry = addMetrics(app, config.metricsToken);
  const waits = createWaitMetrics(registry);
  const database = waits.watchDatabase(given.database);
  const deps = { ...given, database };
  warnOfUnknownProxy(app, config.trustProxy);
  const origins = createOrigins(config);
  const { log } = app;
  const accounts = await createAccounts({
    config,
    database,
    isOwnPage: (url) => origins.isRegistered(new URL(url).origin),
    relyingParty: { id: origins.publicHostname, origins: origins.own },
    limits: limits?.accounts,
    clock,
    log,
  });
  const processing = await createProcessing({
    config,
    database,
    accounts,
    origins,
    limits: limits?.processing,
    mayReachLoopback: mayReachLoopback(given),
    clock,
    metrics: { ...createCallMetrics(registry), ...waits },
    log,
    say: deps.say,
  });
  addGauges(registry, { ...processing, database, engineProcesses: config.engineProcesses });
  app.addHook('preClose', async () => processing.beginStop());
  app.addHook('preClose', () => accounts.stop());
  app.addHook('onClose', () => processing.stop());
  const parts = { database: () => database.ping(), ...processing.health };
  addHealth(app, { parts, further: { store: processing.checkStore } });
  const calling = { mayReachLoopback: mayReachLoopback(given), limits: limits?.webhooks, log };
  const webhooks = await startWebhooks({ ...deps, accounts, ...calling });
  app.addHook('onClose', () => webhooks.stop());
  addOperatorDoor(app, { config, database, commands: commandsOf(deps, accounts) });
  await sayWhatIsOwed(deps);
  if (config.role !== 'jobs') await addPublicDoors(app, { accounts, processing, webhooks, origins }, deps);
  return app;
}

/** Neither alone is enough: a server left with its default address opens nothing. */
const mayReachLoopback = ({ isDevelopment = false, config }: ServerDeps): boolean =>
  isDevelopment && isLoopbackUrl(config.publicUrl);

interface Rooms {
  readonly accounts: Accounts;
  readonly processing: Processing;
  readonly webhooks: Webhooks;
  readonly origins: Origins;
}

/** Everything that customers and visitors can ask for. */
async function addPublicDoors(
  app: FastifyInstance,
  { accounts, processing, webhooks, origins }: Rooms,
  { config, database, pagesFolder, limits, clock }: ServerDeps,
): Promise<void> {
  const { identity } = accounts;
  const isHttps = config.publicUrl.startsWith('https:');
  bindCookies(app, isHttps);
  await addPdfApi(app, processing);
  await addManagement(app, {
    ...accounts,
    keys: processing.keys,
    endpoints: webhooks.endpoints,
    pipelines: processing.pipelines,
    database,
    clock,
  });
  await addSessionJobs(app, { ...processing, identity, origins });
  await addDeletionProofs(app, { proofs: processing.proofs, identity, origins, config });
  addDemonstration(app, { ...processing, pagesFolder, rule: limits?.demonstrations });
  addOpenApi(app, config.publicUrl);
  await addWebhooks(app, { ...webhooks, accounts, origins });
  await addPipelines(app, { ...accounts, pipelines: processing.pipelines, origins });
  await addBilling(app, { ...accounts, origins });
  await addWire(app, { accounts, database, origins, isHttps, limits, clock });
  const drawStatus = addStatus(app, { config, database, pagesFolder, clock });
  addSecurityTxt(app, config, clock);
  await addPages(app, { folder: pagesFolder, ...config, drawn: { '/status': drawStatus } });
  const { operatorAddresses: addresses } = config;
  await addOperatorRoutes(app, { ...accounts, origins, isHttps, addresses, pagesFolder });
}

/** Everything that can be asked at the operator's door. */
function commandsOf({ config, database }: ServerDeps, { desk, postman, operators }: Accounts) {
  return {
    ...deskCommands(desk, postman),
    ...operatorCommands(operators, postman),
    ...snapshotCommands(config, database),
  };
}

/** What customers are promised and this configuration does not keep by itself. */
async function sayWhatIsOwed({ config, database, say, clock = systemClock }: ServerDeps): Promise<void> {
  const lines = [whereTicketsWait(config), await subProcessorsUntold(config, database, clock.now())];
  for (const line of lines) if (line) say?.(line);
}

/** A server with its limits in place, without any routes yet. */
function createApp({ config, limits, logStream }: ServerDeps): FastifyInstance {
  const connections = { ...connectionLimits, ...limits?.connections };
  const { headersMs, keepAliveMs } = connections;
  const trusts = trustedProxies(config.trustProxy);
  const app = fastify({
    logger: { ...logOptions(config.logLevel), ...(logStream && { stream: logStream }) },
    logController: new OneLineForEachRequest(),
    genReqId: () => uniqueId(),
    trustProxy: trusts ?? false,
    forceCloseConnections: 'idle',
    bodyLimit: 1_048_576,
    http: {
      // The address of a list may hold a hundred queries.
      maxHeaderSize: 65_536,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.ceil(headersMs / 3),
    },
    keepAliveTimeout: keepAliveMs,
    // Uploads have a deadline by size, all other bodies one of their own.
    requestTimeout: 0,
    routerOptions: { maxParamLength: 512 },
  });
  limitConnections(app, { ...connections, isProxy: (address) => trusts?.(address, 0) ?? false });
  endSilentConnections(app, headersMs);
  addBodyDeadlines(app, connections);
  return app;
}

type Trusts = (address: string, hop: number) => boolean;

/** A number counts hops from our own socket outwards. */
function trustedProxies(proxies: Config['trustProxy']): Trusts | undefined {
  if (proxies === undefined) return undefined;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : compile(proxies);
}

// The identity and documents protocol under /v1, as the official SDK speaks it.
// It turns requests into calls of the accounts room and answers into the protocol's form; it knows no rule.
import type { RealtimeLimits } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { addAnnouncements } from '../announcements/routes.ts';
import { addBillingTab } from '../billing/tab.ts';
import { addTickets } from '../tickets/routes.ts';
import { addAccount } from './account.ts';
import { addAccountData } from './account-data.ts';
import { addApiKeys } from './api-keys.ts';
import { addDocuments } from './documents.ts';
import { addLogs } from './logs.ts';
import type { Origins } from './origins.ts';
import { addPasskeys } from './passkeys.ts';
import { addRealtime } from './realtime.ts';
import { addRecovery } from './recovery.ts';
import { addWireScope } from './scope.ts';
import { addSecondFactor } from './second-factor.ts';
import { addSessions } from './sessions.ts';
import { addVerification } from './verification.ts';

export interface WireDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly origins: Origins;
  readonly isHttps: boolean;
  readonly limits?: { readonly realtime?: RealtimeLimits } | undefined;
  readonly clock?: Clock | undefined;
}

export async function addWire(app: FastifyInstance, deps: WireDeps): Promise<void> {
  const { database, origins, limits, clock } = deps;
  const { identity, factors, billing, postman, secrets } = deps.accounts;
  const session = { ...deps, identity, factors, postman };
  await addWireScope(app, { prefix: '/v1', origins }, (wire) => {
    addAccount(wire, identity, postman);
    addSessions(wire, session);
    addSecondFactor(wire, identity, factors);
    addPasskeys(wire, identity, factors);
    addAccountData(wire, session);
    addApiKeys(wire, { ...deps.accounts, database, clock });
    addRecovery(wire, session);
    addVerification(wire, identity, postman);
    addBillingTab(wire, identity, billing);
    addTickets(wire, deps.accounts);
    addAnnouncements(wire, { identity, database, clock });
    addDocuments(wire, { ...deps.accounts, database });
    addLogs(wire, { ...deps.accounts, database, clock });
    wire.get('/ping', async (_request, reply) => reply.type('text/plain').send('Pong!'));
  });
  await addRealtime(app, { identity, secrets, database, origins, limits: limits?.realtime, clock });
}

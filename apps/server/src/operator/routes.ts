import cookie from '@fastify/cookie';
import { actionsOf, type Operators, operatorFailures, type Postman } from '@pagesmith/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Origins } from '../wire/origins.ts';
import { createGate } from './addresses.ts';
import { addConsolePage } from './console-page.ts';
import { clearOperatorCookie, operatorToken, setOperatorCookie } from './session-cookie.ts';

interface OperatorRoutesDeps {
  readonly operators: Operators;
  readonly postman: Postman;
  readonly origins: Origins;
  readonly isHttps: boolean;
  /** From where the console can be reached; undefined: from everywhere. */
  readonly addresses: readonly string[] | undefined;
  /** Where the build put the pages. */
  readonly pagesFolder: string;
}

/** /operator: the console, sessions of operators, and everything that they can do. To anybody outside it is not there. */
export async function addOperatorRoutes(app: FastifyInstance, deps: OperatorRoutesDeps): Promise<void> {
  await app.register(
    async (scope) => {
      await scope.register(cookie);
      const mayEnter = createGate(deps.addresses);
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { origin } = request.headers;
        const isForeign = origin !== undefined && !deps.origins.own.includes(origin);
        if (isForeign || !mayEnter(request.ip)) return reply.callNotFound();
      });
      addConsolePage(scope, deps.pagesFolder);
      await scope.register(
        async (api) => {
          addInvitations(api, deps);
          addSession(api, deps);
          addFactors(api, deps);
          addActions(api, deps);
        },
        { prefix: '/api' },
      );
    },
    { prefix: '/operator' },
  );
}

const fromOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

function addInvitations(scope: FastifyInstance, { operators }: OperatorRoutesDeps): void {
  scope.post('/invitation', (request) => operators.openInvitation(request.body, fromOf(request)));
  scope.post('/invitation/passkey', (request) => operators.askInvitedPasskey(request.body, fromOf(request)));
  scope.post('/invitation/accept', async (request, reply) => {
    await operators.acceptInvitation(request.body, fromOf(request));
    return reply.status(204).send();
  });
}

const requireOperator = async ({ operators, isHttps }: OperatorRoutesDeps, request: FastifyRequest) => {
  const session = await operators.recognise(operatorToken(request, isHttps), fromOf(request));
  if (!session) throw operatorFailures.operatorSignedOut();
  return session;
};

function addSession(scope: FastifyInstance, deps: OperatorRoutesDeps): void {
  const { operators, isHttps } = deps;
  // Nobody is an answer too: a browser would report a refusal as an error.
  scope.get('/session', async (request, reply) => {
    const found = await operators.recognise(operatorToken(request, isHttps), fromOf(request));
    const shown = found && { operator: found.operator, actions: actionsOf(found.operator.role) };
    return reply.type('application/json').send(JSON.stringify(shown ?? null));
  });
  scope.post('/session', async (request, reply) => {
    const session = await operators.signIn(request.body, fromOf(request));
    setOperatorCookie(reply, isHttps, session);
    const { operator } = session;
    return reply.status(201).send({ operator, actions: actionsOf(operator.role) });
  });
  scope.post('/session/passkey', (request) =>
    operators.askPasskey(operatorToken(request, isHttps), fromOf(request)),
  );
  scope.post('/session/confirm', async (request, reply) => {
    await operators.confirm(operatorToken(request, isHttps), request.body, fromOf(request));
    return reply.status(204).send();
  });
  scope.delete('/session', async (request, reply) => {
    await operators.signOut(operatorToken(request, isHttps));
    clearOperatorCookie(reply, isHttps);
    return reply.status(204).send();
  });
}

/** An operator's own ways in. */
function addFactors(scope: FastifyInstance, deps: OperatorRoutesDeps): void {
  const factorsOf = async (request: FastifyRequest) =>
    deps.operators.factorsOf(await requireOperator(deps, request));
  scope.get('/factors', async (request) => (await factorsOf(request)).list());
  scope.post('/factors/passkeys/question', async (request) => (await factorsOf(request)).askPasskey());
  scope.post('/factors/passkeys', async (request, reply) => {
    await (await factorsOf(request)).addPasskey(request.body);
    return reply.status(204).send();
  });
  scope.delete<{ Params: { id: string } }>('/factors/passkeys/:id', async (request, reply) => {
    await (await factorsOf(request as FastifyRequest)).removePasskey(request.params.id);
    return reply.status(204).send();
  });
  scope.post('/factors/authenticator', async (request) => (await factorsOf(request)).beginAuthenticator());
  scope.put('/factors/authenticator', async (request, reply) => {
    await (await factorsOf(request)).addAuthenticator(request.body);
    return reply.status(204).send();
  });
  scope.delete('/factors/authenticator', async (request, reply) => {
    await (await factorsOf(request)).removeAuthenticator();
    return reply.status(204).send();
  });
}

function addActions(scope: FastifyInstance, deps: OperatorRoutesDeps): void {
  scope.post<{ Params: { action: string } }>('/actions/:action', async (request, reply) => {
    const { actor } = await requireOperator(deps, request);
    const result = await deps.operators.carryOut(actor, request.params.action, request.body ?? {});
    deps.postman.wake();
    // An action without an answer still answers with JSON.
    return reply.type('application/json').send(JSON.stringify(result));
  });
}

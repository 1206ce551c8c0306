import type { FastifyInstance } from 'fastify';

/** A part of the server that can say whether it works; it throws when it does not. */
export type HealthCheck = () => Promise<unknown>;

type Checks = Readonly<Record<string, HealthCheck>>;

interface HealthDeps {
  /** What the service cannot do without. */
  readonly parts: Checks;
  /** What it needs besides to take every kind of call. */
  readonly further: Checks;
}

/** For people and the status page, and for process supervisors: `/livez` for restarting, `/readyz` for using one. */
export function addHealth(app: FastifyInstance, { parts, further }: HealthDeps): void {
  app.get('/livez', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  addChecks(app, '/health', parts);
  addChecks(app, '/readyz', { ...parts, ...further });
}

/** 200 while every part answers in time, else 503; says which part, never why. */
function addChecks(app: FastifyInstance, address: string, checks: Checks): void {
  app.get(address, { logLevel: 'warn' }, async (request, reply) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await withinMs(check(), 2_000);
          return [name, 'ok'] as const;
        } catch (error) {
          request.log.error({ err: error, part: name }, 'health check failed');
          return [name, 'failing'] as const;
        }
      }),
    );
    const isHealthy = states.every(([, state]) => state === 'ok');
    return reply
      .status(isHealthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isHealthy ? 'ok' : 'failing', ...Object.fromEntries(states) });
  });
}

async function withinMs<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

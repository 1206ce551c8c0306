import { dismissAnnouncement, type Identity, shownAnnouncements } from '@pagesmith/accounts';
import type { AnnouncementList } from '@pagesmith/contract';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSignedIn } from '../wire/visitor.ts';

interface AnnouncementRoutesDeps {
  readonly identity: Identity;
  readonly database: Database;
  readonly clock?: Clock | undefined;
}

/** /v1/announcements: what the dashboard tells, and that its customer has read it. */
export function addAnnouncements(wire: FastifyInstance, deps: AnnouncementRoutesDeps): void {
  const { identity, database, clock = systemClock } = deps;
  wire.get('/announcements', async (request): Promise<AnnouncementList> => {
    const { account } = await requireSignedIn(identity, request);
    return { announcements: await shownAnnouncements(database, account.id, clock.now()) };
  });
  wire.put<{ Params: { id: string } }>('/announcements/:id/dismissal', async (request, reply) => {
    const { account } = await requireSignedIn(identity, request as FastifyRequest);
    await dismissAnnouncement(database, account.id, request.params.id, clock.now());
    return reply.status(204).send();
  });
}

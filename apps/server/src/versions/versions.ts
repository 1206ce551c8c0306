import { pinApiVersion } from '@pagesmith/accounts';
import { apiVersions, currentVersion, deprecatedRoutes, versionHeader } from '@pagesmith/contract';
import type { Queryable } from '@pagesmith/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deprecationHeaders } from './deprecation.ts';
import { versionFailures } from './failures.ts';

interface VersionedKey {
  readonly keyId: string;
  readonly apiVersion?: string | null | undefined;
}

/** The version of the key that each request has shown. */
const pinned = new WeakMap<FastifyRequest, string>();

/** The version that answers: what the request names, else its key's; one that has ended since is the oldest there is. */
export function versionFor(
  asked: string | undefined,
  ofKey: string | undefined,
  versions: readonly string[] = apiVersions,
): string {
  if (asked !== undefined) {
    if (versions.includes(asked)) return asked;
    throw versionFailures.versionUnknown({ version: asked, accepted: versions });
  }
  if (ofKey === undefined) return versions.at(-1) ?? currentVersion;
  return versions.includes(ofKey) ? ofKey : (versions[0] ?? currentVersion);
}

const askedIn = ({ headers }: FastifyRequest): string | undefined => headers[versionHeader]?.toString();

/** An unknown version is refused before anything else; every answer says which version it is of, and what will end. */
export function addVersions(api: FastifyInstance): void {
  api.addHook('onRequest', (request, _reply, done) => {
    versionFor(askedIn(request), undefined);
    done();
  });
  api.addHook('onSend', (request, reply, _payload, done) => {
    const asked = apiVersions.find((version) => version === askedIn(request));
    const { method, url = '' } = request.routeOptions;
    reply.headers({
      [versionHeader]: versionFor(asked, pinned.get(request)),
      ...deprecationHeaders({ method: String(method), url }, deprecatedRoutes),
    });
    done();
  });
}

/** A key keeps the version that it was first used with. */
export async function keepVersion(
  database: Queryable,
  request: FastifyRequest,
  { keyId, apiVersion }: VersionedKey,
): Promise<void> {
  if (apiVersion == null) await pinApiVersion(database, keyId, versionFor(askedIn(request), undefined));
  pinned.set(request, apiVersion ?? versionFor(askedIn(request), undefined));
}

/** Every version of the API that is answered, by the day it appeared; the last is the current one. */
export const apiVersions = ['2026-11-15'] as const;
export type ApiVersion = (typeof apiVersions)[number];

export const versionHeader = 'pagesmith-version';

/** The version that a key begins with, and that answers whoever has no key. */
export const currentVersion: ApiVersion = apiVersions[apiVersions.length - 1] ?? apiVersions[0];

/** Something that will end, `policy.deprecationMonths` after it was announced at the earliest: as said in the answers of the routes that it concerns. */
export interface DeprecatedRoute {
  readonly method: string;
  /** As in the description: `/keys/{id}`. */
  readonly path: string;
  /** When it was announced, and when it ends. */
  readonly since: string;
  readonly sunset: string;
  /** What to use instead. */
  readonly instead: string;
}

/** Nothing has been deprecated yet. */
export const deprecatedRoutes: readonly DeprecatedRoute[] = [];

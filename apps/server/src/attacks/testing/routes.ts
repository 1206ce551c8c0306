import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: string;
  /** With its parameters as `:name`. */
  readonly path: string;
}

const line = /^((?:│ {3}| {4})*)(?:├── |└── )(\S+)(?: \((.+)\))?/;

/** Every route that the server has, read from the tree that it prints. */
export function routesOf(app: FastifyInstance): Route[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((text) => {
      const [, indent = '', segment = '', methods = ''] = line.exec(text) ?? [];
      const depth = indent.length / 4;
      parents.length = depth;
      parents[depth] = segment;
      const path = parents.join('');
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => ({ method, path }));
    });
}

import type { FastifyInstance } from 'fastify';
import { hashOfToken } from '../outputs/hand-over.ts';
import { refuseMethods } from '../refuse-methods.ts';
import type { KeptFiles } from './kept-files.ts';

type OneLink = { Params: { id: string }; Querystring: { token?: string } };

/** A result for whoever has its link, which needs no key. */
export function addLinks(api: FastifyInstance, { files }: { readonly files: KeptFiles }): void {
  api.get<OneLink>('/links/:id', async (request, reply) => {
    const { id } = request.params;
    const token = String(request.query.token ?? '');
    const { key, sizeBytes, headers } = await files.rows.openLink(id, hashOfToken(token));
    const content = await files.folder.read(id, key);
    return reply
      .headers({
        ...headers,
        'content-length': sizeBytes,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .send(content);
  });
  refuseMethods(api, '/links/:id', ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET');
}

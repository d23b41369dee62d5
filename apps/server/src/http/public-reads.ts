import { contract } from '@semestr/api/contract';
import { changesState } from '@semestr/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Public calls about one person: a recovery, and the verification of a document by its secret token. */
const PERSONAL = new Set(['recovery', 'verify']);

/** Public data of the university, which pages of other sites may read. */
const publicPaths = contract.flatMap(({ feature, call }) =>
  call.method === 'GET' && call.access === 'anyone' && !changesState(call) && !PERSONAL.has(feature)
    ? [call.path]
    : [],
);

const isPublic = new RegExp(
  `^(?:${publicPaths.map((path) => path.replaceAll(/:\w+/g, '[^/?]+')).join('|')})(?:\\?|$)`,
);

/** Whether a request reads public data. */
export const isPublicRead = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && isPublic.test(url);

/**
 * Allows pages of other sites to read a response. Browsers send no cookies with such requests, and would reject the
 * response if they did.
 */
export const shareWithAll = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, content-disposition, retry-after',
    'cross-origin-resource-policy': 'cross-origin',
  });

/** Responds to preflight requests, which browsers send before requests with custom headers. */
export function answerPreflights(app: FastifyInstance): void {
  for (const path of publicPaths)
    app.options(path, async (_request, reply) =>
      shareWithAll(reply)
        .headers({
          'access-control-allow-methods': 'GET, HEAD',
          'access-control-allow-headers': '*',
          'access-control-max-age': '86400',
        })
        .code(204)
        .send(),
    );
}

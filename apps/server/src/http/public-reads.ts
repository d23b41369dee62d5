import { contract } from '@semestr/api/contract';
import { changesState } from '@semestr/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Calls for anyone that are about one person: a recovery, and the check of a document by its secret token. */
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
 * Allows pages of other sites to read a response. A browser sends no cookies with such a request, and refuses the
 * response if it did.
 */
export const shareWithAll = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, content-disposition, retry-after',
    'cross-origin-resource-policy': 'cross-origin',
  });

/** Answers what a browser asks before such a request with headers of its own. */
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

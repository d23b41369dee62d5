import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * The path of an address: what stands behind `?` may be a name, a login or a link's secret, and the token of a paper holds
 * a name.
 */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/(\/verify\/).+\..+/, '$1…');

/** A database's error quotes the values of the query: they stay out of the log. */
const withoutValues = (text: string): string => text.replaceAll(/^\s*params: .*$/gm, 'params: …');

/** An error as it is logged: what, where and why, but nobody's data. */
function errorOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...('code' in error && { code: error.code }),
    ...(cause instanceof Error && {
      cause: { type: cause.name, ...('code' in cause && { code: cause.code }) },
    }),
  };
}

/** JSON lines without cookies, queries, bodies, addresses of clients or values of the database. */
export const loggerOf = (
  level: string,
  stream?: { write: (line: string) => void },
): Exclude<FastifyServerOptions['logger'], undefined> => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
    err: errorOf as never,
  },
});

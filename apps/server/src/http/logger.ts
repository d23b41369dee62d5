import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Returns the part of an address that may be logged. A query may contain a name, a username or a link's secret, and the
 * token of a document contains a name.
 */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/(\/verify\/).+\..+/, '$1…');

/** Removes the query's values from a database error. */
const withoutValues = (text: string): string => text.replaceAll(/^\s*params: .*$/gm, 'params: …');

/** Formats an error for the log: type, message and place, without personal data. */
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

/** Creates a logger of JSON lines without cookies, queries, bodies, client addresses or database values. */
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

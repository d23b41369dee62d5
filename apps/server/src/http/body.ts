import multipart from '@fastify/multipart';
import { type Endpoint, maxBytesOf } from '@semestr/api/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formLimits, type FormSlots, isForm, readForm } from './forms.ts';
import { refuseEarly } from './refuse.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route answers. */
    call?: Endpoint;
  }
}

const waysOf = (call: Endpoint): readonly string[] => (call.body ? (call.bodyAs ?? ['json']) : []);

const takesJson = (call: Endpoint | undefined): boolean =>
  call !== undefined && waysOf(call).includes('json');

/**
 * Reads JSON for the calls that take it; all others answer 415. An empty body is none, which some calls allow, and
 * clients that send nothing may still say that it is JSON.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (takesJson(request.routeOptions.config.call)) void parse(request, body, done);
    else done(refuseEarly(415));
  });
}

/** Whether a call is sent in another way than as JSON. */
export const hasOwnWays = (call: Endpoint): boolean => waysOf(call).some((way) => way !== 'json');

/** Gives the routes in `scope` the other ways of sending a body that their call names. */
export async function acceptBodies(scope: FastifyInstance, call: Endpoint): Promise<void> {
  const ways = waysOf(call);
  if (ways.includes('text'))
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
  if (ways.includes('form'))
    await scope.register(multipart, { limits: { ...formLimits, fileSize: maxBytesOf(call) } });
}

/** Refuses a body that says it is too large before any of it is read. */
export function refuseLarge(call: Endpoint, { headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > maxBytesOf(call)) throw refuseEarly(413);
}

/** The body of a request however it travelled. */
export const bodyOf = async (call: Endpoint, request: FastifyRequest, forms: FormSlots): Promise<unknown> =>
  isForm(request)
    ? forms.run(request.ip, () => readForm(request, maxBytesOf(call)))
    : (request.body ?? undefined);

import multipart from '@fastify/multipart';
import { type Endpoint, maxBytesOf } from '@semestr/api/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formLimits, type FormSlots, isForm, readForm } from './forms.ts';
import { refuseEarly } from './refuse.ts';

type Done = (error: Error | null, body?: unknown) => void;

/** For a call without a body. Clients that send nothing may still say that it is JSON. */
const noJson = (_request: FastifyRequest, body: unknown, done: Done): void =>
  body === '' ? done(null, undefined) : done(refuseEarly(415));

/** For a call with a JSON body: an empty one is none, which some calls allow. */
function jsonOrNothing(scope: FastifyInstance) {
  const parse = scope.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: string, done: Done): void => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  };
}

/** Gives the routes in `scope` the ways of sending a body that their call names; all others answer 415. */
export async function acceptBodies(scope: FastifyInstance, call: Endpoint): Promise<void> {
  const ways = call.body ? (call.bodyAs ?? ['json']) : [];
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    ways.includes('json') ? jsonOrNothing(scope) : noJson,
  );
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

import multipart from '@fastify/multipart';
import { type Endpoint, maxBytesOf } from '@semestr/api/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normaliseTexts } from './normalise-texts.ts';
import { formLimits, type FormSlots, isForm, readForm } from './forms.ts';
import { refusal } from '../domain/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route handles. */
    call?: Endpoint;
  }
}

const waysOf = (call: Endpoint): readonly string[] => (call.body ? (call.bodyAs ?? ['json']) : []);

const takesJson = (call: Endpoint | undefined): boolean =>
  call !== undefined && waysOf(call).includes('json');

/**
 * Parses JSON for calls that accept it; other calls respond with 415. An empty body counts as no body, which some calls
 * allow, because clients that send nothing may still declare JSON.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (takesJson(request.routeOptions.config.call)) void parse(request, body, done);
    else done(refusal('wrong-kind'));
  });
}

/** Whether a call accepts bodies other than JSON. */
export const hasOwnWays = (call: Endpoint): boolean => waysOf(call).some((way) => way !== 'json');

/** Registers the additional body types of a call on the routes in `scope`. */
export async function acceptBodies(scope: FastifyInstance, call: Endpoint): Promise<void> {
  const ways = waysOf(call);
  if (ways.includes('text'))
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
  if (ways.includes('form'))
    await scope.register(multipart, { limits: { ...formLimits, fileSize: maxBytesOf(call) } });
}

/** Rejects a body that is declared too large before reading it. */
export function refuseLarge(call: Endpoint, { headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > maxBytesOf(call)) throw refusal('too-large');
}

/** Returns the body of a request, whatever its content type, with normalised texts. */
export const bodyOf = async (call: Endpoint, request: FastifyRequest, forms: FormSlots): Promise<unknown> =>
  normaliseTexts(
    isForm(request)
      ? await forms.run(request.ip, () => readForm(request, maxBytesOf(call)))
      : (request.body ?? undefined),
  );

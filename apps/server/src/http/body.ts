import multipart from '@fastify/multipart';
import type { Endpoint, FileContent } from '@semestr/api/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidField, refuseEarly } from './refuse.ts';

/** A form has so many fields and files at most. */
const MAX_FIELDS = 60;
const MAX_FILES = 12;

const isMultipart = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('multipart/form-data') === true;

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
    await scope.register(multipart, {
      limits: {
        fields: MAX_FIELDS,
        files: MAX_FILES,
        ...(call.maxBytes && { fileSize: call.maxBytes, fieldSize: call.maxBytes }),
      },
    });
}

/** `files[0]` and `files[1]` are two of `files`. */
const nameOf = (field: string): string => field.replace(/\[\d*\]$/, '');

/** The parts of a form. One that breaks off is the caller's fault: its parser says so without a status. */
async function* partsOf(request: FastifyRequest): ReturnType<FastifyRequest['parts']> {
  try {
    yield* request.parts();
  } catch (error) {
    if (error instanceof Error && !('statusCode' in error)) throw invalidField('body');
    throw error;
  }
}

/** The fields and files of a form; a name that comes more than once becomes a list. */
async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown[]>();
  for await (const part of partsOf(request)) {
    const value: unknown =
      part.type === 'file'
        ? ({
            // A sender may leave the name out, whatever the type says.
            name: part.filename || 'file',
            type: part.mimetype,
            bytes: await part.toBuffer(),
          } satisfies FileContent)
        : part.value;
    const name = nameOf(part.fieldname);
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

/** The body of a request however it travelled. */
export const bodyOf = async (request: FastifyRequest): Promise<unknown> =>
  isMultipart(request) ? fieldsOf(request) : (request.body ?? undefined);

import * as z from 'zod/mini';
import type { StatedCall } from '../contract.ts';
import {
  asksForContacts,
  type Endpoint,
  empty,
  events,
  fileOf,
  isSessionOnly,
  type Schema,
} from '../endpoint.ts';
import type {
  ApiResponse,
  Content,
  Header,
  JsonSchema,
  Operation,
  Parameter,
  Reference,
} from './document.ts';
import { scopeOfCall } from '../scopes.ts';
import { refusals, takesKey } from './refusals.ts';
import { sample } from './sample.ts';
import type { Translator } from './translate.ts';

/** State shared by all calls while a document is generated. */
export interface Making {
  translator: Translator;
  responses: Record<string, ApiResponse>;
}

const bodyTypes = { json: 'application/json', text: 'text/plain', form: 'multipart/form-data' } as const;

const accessTexts = {
  anyone: 'For anyone.',
  'signed-in': 'For signed-in users.',
  headman: 'For group heads and students who may record absences.',
} as const;

/** Describes what the signature of a call does not show. */
const describe = (call: Endpoint): string =>
  [
    call.access === 'admin' ? `For administrators, in \`${call.area}\`.` : accessTexts[call.access],
    call.changesState &&
      'Changes state although it is a GET, for existing clients; rejected when sent from another site. Use POST instead.',
    call.idempotent && 'Creates a record once for each `Idempotency-Key`.',
    call.forbidImpersonation && 'Not available to an administrator signed in as a student.',
    call.takesFile && 'The file may be scanned for viruses.',
    call.access !== 'anyone' && isSessionOnly(call) && 'Not available with an API token.',
    call.requiresStepUp && 'Requires confirming your identity, unless you did so in the last five minutes.',
    asksForContacts(call) && 'Not available to students with unconfirmed contacts.',
    call.cached && 'Same for all callers: returns an `ETag`, and 304 while unchanged.',
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Returns an example that the schema of the call accepts; undefined when a check is too specific for a generated value.
 */
function example(schema: Schema, stated: unknown, made: () => unknown): { example?: unknown } {
  const value = stated === undefined ? made() : stated;
  return z.safeParse(schema, value).success ? { example: value } : {};
}

/** A number is sent as text. */
const asRead = (value: unknown, { type }: JsonSchema): unknown =>
  type === 'integer' ? Number(value) : type === 'boolean' ? value === 'true' : value;

/** Lists the parameters of a path or a query, one for each field. */
function parameters(call: Endpoint, place: 'path' | 'query', translator: Translator): Parameter[] {
  const part = place === 'path' ? 'params' : 'query';
  const examples = new Map<string, unknown>(Object.entries(call.example?.[part] ?? {}));
  return Object.entries(call[part]?._zod.def.shape ?? {}).map(([name, field]) => {
    const described = translator.parameter(field);
    const isRequired = place === 'path' || !z.safeParse(field, undefined).success;
    return {
      name,
      in: place,
      required: isRequired,
      ...described,
      ...('schema' in described &&
        examples.has(name) && { example: asRead(examples.get(name), described.schema) }),
    };
  });
}

function requestBody(call: Endpoint, translator: Translator): Pick<Operation, 'requestBody'> {
  const { body } = call;
  if (!body) return {};
  const schema = translator.translate(body, 'input');
  const ways = call.bodyAs ?? ['json'];
  const isJson = ways.includes('json');
  const content: Content = {
    schema,
    ...(isJson && example(body, call.example?.body, () => sample(schema, translator.schemas))),
  };
  return {
    requestBody: {
      required: !z.safeParse(body, undefined).success,
      content: Object.fromEntries(
        ways.map((way) => [bodyTypes[way], way === 'json' || ways.length === 1 ? content : { schema }]),
      ),
    },
  };
}

export const CONTENT_RANGE: Header = {
  description: 'The range of the returned rows and the total: "faculties 0-24/61"',
  schema: { type: 'string' },
};

const headers = (call: Endpoint): Pick<ApiResponse, 'headers'> => {
  const described = {
    ...(call.cached && {
      etag: { description: 'Changes with the answer', schema: { type: 'string' } as const },
    }),
    ...(call.query?._zod.def.shape['range'] && {
      'content-range': { $ref: '#/components/headers/ContentRange' },
    }),
  };
  return Object.keys(described).length > 0 ? { headers: described } : {};
};

/** Describes the successful response of a call: nothing, a file, events, or JSON. */
function success(call: Endpoint, translator: Translator): ApiResponse {
  const { reply } = call;
  if (reply === empty) return { description: 'Done; the body is empty' };
  if (reply === events)
    return {
      description: 'Server-sent events, until the client disconnects',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    };
  const file = fileOf(call);
  if (file)
    return {
      description: file.isInline ? `A file to display inline: ${file.name}` : `The file ${file.name}`,
      headers: {
        'content-disposition': { description: 'The name of the file', schema: { type: 'string' } },
      },
      content: { [file.type]: { schema: { type: 'string', format: 'binary' } } },
    };
  const schema = translator.translate(reply, 'output');
  const exampleField = example(reply, undefined, () => sample(schema, translator.schemas));
  return {
    description: 'The answer',
    ...headers(call),
    content: { 'application/json': { schema, ...exampleField } },
  };
}

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key for one request, chosen by the client: 1 to 200 visible ASCII characters. The answer is kept for a day and returned to repeated requests. A rejected or failed request leaves the key free.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  example: '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
};

const keyParameter: Reference = { $ref: '#/components/parameters/IdempotencyKey' };

/** Returns the accepted authentication: a session, or a token with the scope. */
function securityOf(call: Endpoint): Operation['security'] {
  if (call.access === 'anyone') return [];
  const scope = scopeOfCall(call);
  return [{ session: [] }, ...(scope === null ? [] : [{ token: [scope] }])];
}

/** Describes one call as an operation. */
export const operation = (
  { feature, name, call }: StatedCall,
  { translator, responses }: Making,
): Operation => ({
  operationId: name,
  tags: [feature],
  summary: call.summary,
  description: describe(call),
  security: securityOf(call),
  'x-access': call.access,
  ...(call.isExtension && { 'x-extension': true }),
  parameters: [
    ...parameters(call, 'path', translator),
    ...parameters(call, 'query', translator),
    ...(takesKey(call) ? [keyParameter] : []),
  ],
  ...requestBody(call, translator),
  responses: {
    200: success(call, translator),
    ...(call.cached && { 304: { description: 'The cached answer is still current' } }),
    ...refusals(call, responses),
  },
});

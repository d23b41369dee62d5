import { type Endpoint, empty } from '@semestr/api/endpoint';
import type { ApiResponse, Content } from '@semestr/api/openapi/document';
import { refusals, refusalSchemas } from '@semestr/api/openapi/refusals';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** A response that the server has sent. */
interface Answered {
  status: number;
  /** Empty when it has none. */
  type: string;
  body: unknown;
}

interface Refusals {
  references: ReturnType<typeof refusals>;
  components: Record<string, ApiResponse>;
}

const refusalsByCall = new WeakMap<Endpoint, Refusals>();

/** Returns the refusals of a call in the API description, derived once for each call. */
function refusalsOf(call: Endpoint): Refusals {
  const cached = refusalsByCall.get(call);
  if (cached) return cached;
  const components: Record<string, ApiResponse> = {};
  const derived = { references: refusals(call, components), components };
  refusalsByCall.set(call, derived);
  return derived;
}

/** Returns the API description of one status of a call. */
function declaredResponse(call: Endpoint, status: number): ApiResponse | undefined {
  const { references, components } = refusalsOf(call);
  const { $ref } = references[status] ?? references['default'] ?? { $ref: '' };
  return components[$ref.slice($ref.lastIndexOf('/') + 1)];
}

const validators = new WeakMap<object, z.ZodType>();

/** Validates by a JSON schema. Each schema is compiled once, because compiling takes longer than most requests. */
function validatorOf(schema: object): z.ZodType {
  // Both are JSON Schema 2020-12.
  const validator = validators.get(schema) ?? z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
  validators.set(schema, validator);
  return validator;
}

const isOf = ({ schema }: Content, value: unknown): boolean => {
  const { $ref = '' } = schema;
  const whole = refusalSchemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? schema;
  return validatorOf(whole).safeParse(value).success;
};

/** Returns how a refusal, or a response without a body, deviates from the API description; null when it does not. */
export function deviationOf(call: Endpoint | undefined, { status, type, body }: Answered): string | null {
  if (status < 400 && call?.reply !== empty) return null;
  if (body === undefined || body === null || body === '')
    return type === '' ? null : `says that nothing is ${type}`;
  if (status < 400) return 'has a body';
  // An address that cannot be decoded does not belong to a call.
  const content = call
    ? declaredResponse(call, status)?.content?.['application/json']
    : { schema: { $ref: '#/components/schemas/Faults' } };
  if (!content) return 'has a body of which the description says nothing';
  if (typeof body !== 'string' || type !== 'application/json; charset=utf-8') return `is ${type}`;
  return isOf(content, JSON.parse(body)) ? null : 'has a body that the description does not name';
}

/** Records every response of a server that deviates from the API description. */
export function recordDeviations(app: FastifyInstance): readonly string[] {
  const departures: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || request.method === 'HEAD') return;
    const answered = {
      status: reply.statusCode,
      type: String(reply.getHeader('content-type') ?? ''),
      body: payload,
    };
    const found = deviationOf(request.routeOptions.config.call, answered);
    if (found)
      departures.push(`${request.method} ${request.url}: ${reply.statusCode} ${found}: ${String(payload)}`);
  });
  return departures;
}

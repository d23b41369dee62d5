import { type Endpoint, empty } from '@semestr/api/endpoint';
import type { ApiResponse, Content } from '@semestr/api/openapi/document';
import { refusals, refusalSchemas } from '@semestr/api/openapi/refusals';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** What one answer was, as it left the server. */
interface Answered {
  status: number;
  /** Empty where it has none. */
  type: string;
  body: unknown;
}

/** What the description of the API says of one status of a call. */
function stated(call: Endpoint, status: number): ApiResponse | undefined {
  const components: Record<string, ApiResponse> = {};
  const references = refusals(call, components);
  const { $ref } = references[status] ?? references['default'] ?? { $ref: '' };
  return components[$ref.slice($ref.lastIndexOf('/') + 1)];
}

const isOf = ({ schema }: Content, value: unknown): boolean => {
  const { $ref = '' } = schema;
  const whole = refusalSchemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? schema;
  // Both are JSON Schema 2020-12.
  return z.fromJSONSchema(whole as z.core.JSONSchema.JSONSchema).safeParse(value).success;
};

/** In what a refusal, or an answer without a body, departs from the description of the API; null where it does not. */
export function departure(call: Endpoint | undefined, { status, type, body }: Answered): string | null {
  if (status < 400 && call?.reply !== empty) return null;
  if (body === undefined || body === null || body === '')
    return type === '' ? null : `says that nothing is ${type}`;
  if (status < 400) return 'has a body';
  // An address that cannot be read belongs to no call.
  const content = call
    ? stated(call, status)?.content?.['application/json']
    : { schema: { $ref: '#/components/schemas/Faults' } };
  if (!content) return 'has a body of which the description says nothing';
  if (typeof body !== 'string' || type !== 'application/json; charset=utf-8') return `is ${type}`;
  return isOf(content, JSON.parse(body)) ? null : 'has a body that the description does not name';
}

/** Notes every answer of a server that departs from the description of the API. */
export function watchPromises(app: FastifyInstance): readonly string[] {
  const departures: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || request.method === 'HEAD') return;
    const answered = {
      status: reply.statusCode,
      type: String(reply.getHeader('content-type') ?? ''),
      body: payload,
    };
    const found = departure(request.routeOptions.config.call, answered);
    if (found)
      departures.push(`${request.method} ${request.url}: ${reply.statusCode} ${found}: ${String(payload)}`);
  });
  return departures;
}

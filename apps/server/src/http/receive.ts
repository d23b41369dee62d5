import type { Endpoint, Received, Schema } from '@semestr/api/endpoint';
import { fieldReasonOf } from '@semestr/api/issues';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type FieldFault, invalidFields } from './refuse.ts';

/** What is wrong, by its fields. What a strict call does not take is named, each by itself. */
function faultsOf(part: string, issue: z.core.$ZodIssue): FieldFault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), reason: 'format' }));
  return [{ field: issue.path.length > 0 ? issue.path.join('.') : part, reason: fieldReasonOf(issue) }];
}

/** Where a value holds what PostgreSQL cannot store in a text, a zero or half a character; null where it does not. */
function unstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') : null;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = unstorable(part, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

function check(
  part: string,
  schema: Schema | undefined,
  value: unknown,
): { data: unknown; faults: FieldFault[] } {
  if (!schema) return { data: undefined, faults: [] };
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (parsed.success) {
    const field = unstorable(parsed.data);
    const faults: FieldFault[] = field === null ? [] : [{ field: field || part, reason: 'format' }];
    return { data: parsed.data, faults };
  }
  return { data: undefined, faults: parsed.error.issues.flatMap((issue) => faultsOf(part, issue)) };
}

/**
 * The request with this body, checked against the contract and converted; a wrong one is refused with 400 and its
 * fields.
 */
export function receive<E extends Endpoint>(call: E, request: FastifyRequest, sent?: unknown): Received<E> {
  const params = check('params', call.params, request.params);
  const query = check('query', call.query, request.query);
  const body = check('body', call.body, sent);
  const fields = [...params.faults, ...query.faults, ...body.faults];
  if (fields.length > 0) throw invalidFields(fields);
  // Each part was parsed by the call's own schema, whose output type this is.
  return { params: params.data, query: query.data, body: body.data } as Received<E>;
}

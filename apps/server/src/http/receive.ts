import type { Endpoint, Received, Schema } from '@semestr/api/endpoint';
import { fieldReasonOf } from '@semestr/api/issues';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invalidFields, type FieldFault } from '../domain/refusal.ts';

/** Converts validation issues to faults by field; one for each unknown key. */
function faultsOf(part: string, issue: z.core.$ZodIssue): FieldFault[] {
  const reason = fieldReasonOf(issue);
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({ field: path.join('.') || part, reason }));
}

/** A null character, which PostgreSQL cannot store in text, and Unicode noncharacters: U+FFFE, U+FDD0. */
const NO_CHARACTER = /[\0\p{Noncharacter_Code_Point}]/u;

/** Returns the path of a text or key with a noncharacter or half a surrogate pair; null when there is none. */
function unreadable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string')
    return NO_CHARACTER.test(value) || !value.isWellFormed() ? path.join('.') : null;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = unreadable(name, path) ?? unreadable(part, [...path, name]);
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
    const field = unreadable(parsed.data);
    const faults: FieldFault[] = field === null ? [] : [{ field: field || part, reason: 'format' }];
    return { data: parsed.data, faults };
  }
  return { data: undefined, faults: parsed.error.issues.flatMap((issue) => faultsOf(part, issue)) };
}

/**
 * Validates the request with this body against the contract and converts it; rejects an invalid request with 400 and
 * its fields.
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

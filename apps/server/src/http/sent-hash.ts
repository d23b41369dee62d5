import { createHash } from 'node:crypto';
import type { Endpoint, Received } from '@semestr/api/endpoint';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('base64url');

/** A value in the one form in which it is hashed: fields by their names, of a file's bytes their hash. */
function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: sha256(value) };
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, canonical(part)]),
  );
}

/**
 * By which a request is known again: its call and what it says, whatever the order of its fields and however it
 * travelled. It is taken of what was checked, so that it goes no deeper than the contract does.
 */
export const sentHash = (call: Endpoint, { params, query, body }: Received<Endpoint>): string =>
  sha256(JSON.stringify([call.method, call.path, canonical({ params, query, body })]));

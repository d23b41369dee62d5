import { createHash } from 'node:crypto';
import type { Endpoint, Received } from '@semestr/api/endpoint';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('base64url');

/** Converts a value to its canonical form for hashing: fields sorted by name, a file's bytes replaced by their hash. */
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
 * Identifies a request by its call and content, regardless of the order of its fields and the type of its body. Uses
 * the validated request, whose depth is limited by the contract.
 */
export const sentHash = (call: Endpoint, { params, query, body }: Received<Endpoint>): string =>
  sha256(JSON.stringify([call.method, call.path, canonical({ params, query, body })]));

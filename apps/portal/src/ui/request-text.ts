const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** Hashes bytes (FNV-1a); collisions are unlikely. */
function hashOf(bytes: Uint8Array): number {
  let sum = START;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, PRIME);
  return sum;
}

/**
 * Serialises a request to recognise a retry. Replaces files with their length and hash, because serialising their bytes
 * would take seconds.
 */
export const requestText = (request: unknown): string =>
  JSON.stringify(request, (_key, value: unknown) =>
    value instanceof Uint8Array ? `${value.length} bytes ${hashOf(value)}` : value,
  );

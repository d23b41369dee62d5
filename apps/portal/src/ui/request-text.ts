const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number that other bytes hardly share (FNV-1a). */
function sumOf(bytes: Uint8Array): number {
  let sum = START;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, PRIME);
  return sum;
}

/** A request as a text, by which it is known again. Of a file only length and sum: its bytes as digits would take seconds. */
export const requestText = (request: unknown): string =>
  JSON.stringify(request, (_key, value: unknown) =>
    value instanceof Uint8Array ? `${value.length} bytes ${sumOf(value)}` : value,
  );

/**
 * Creates an idempotency key: calls that are sent again with the same key have no second effect. `crypto.randomUUID` is
 * not available to pages without https.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

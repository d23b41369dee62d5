import { customType } from 'drizzle-orm/pg-core';

/** Bytes as they are; what the two databases give back is one kind of array here. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // PostgreSQL's client knows bytes as a Buffer, which to the embedded one is an array like any other.
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

import { customType } from 'drizzle-orm/pg-core';

/** Binary data; returned as the same array type by both databases. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // PostgreSQL's client expects a Buffer, which the embedded database treats like any other array.
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

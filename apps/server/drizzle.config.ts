import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` in this folder writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/tables/*.ts',
  out: './src/db/migrations',
  casing: 'snake_case',
});

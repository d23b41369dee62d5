import { defineConfig } from 'drizzle-kit';

/** Run `drizzle-kit generate` in this folder to write the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/tables/*.ts',
  out: './src/db/migrations',
  casing: 'snake_case',
});

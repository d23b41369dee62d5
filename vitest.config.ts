import { defineConfig } from 'vitest/config';

/** Milliseconds: a machine that does something else besides is several times slower. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

const node = (name: string, include: string[]) => ({
  // The modules are loaded once for all files of a worker: loading them takes longer than most files.
  test: { name, include, environment: 'node' as const, isolate: false, ...patience },
});

export default defineConfig({
  test: {
    // Each worker holds databases in memory, which it lends to the server's tests.
    maxWorkers: 2,
    projects: [
      node('core', ['packages/core/src/**/*.test.ts']),
      node('api', ['packages/api/src/**/*.test.ts']),
      {
        test: {
          ...node('server', ['apps/server/{src,test}/**/*.test.ts', '{attack,kill}/*.test.ts']).test,
          // What only a real PostgreSQL does is tested where there is one: `node tools/run.mjs test-postgres`.
          exclude: process.env['TEST_DATABASE_URL'] ? [] : ['**/*.postgres.test.ts'],
          // Two workers keep two cores busy: a collector with threads of its own only takes time from the other one.
          execArgv: ['--single-threaded-gc'],
        },
      },
      node('ui', ['packages/ui/src/**/*.test.ts']),
      node('portal', ['apps/portal/src/**/*.test.ts']),
      node('cli', ['apps/cli/src/**/*.test.ts', 'apps/cli/src/**/*.test.tsx']),
      node('house', ['tests/*.test.ts']),
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Timeouts in milliseconds: a machine that is busy with other work is several times slower. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

const node = (name: string, include: string[]) => ({
  // Modules are loaded once for all files of a worker: loading them takes longer than most files.
  test: {
    name,
    include,
    environment: 'node' as const,
    isolate: false,
    setupFiles: ['tests/support/property-seed.ts'],
    ...patience,
  },
});

const server = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    ...node(name, include).test,
    exclude: ['**/node_modules/**', ...exclude],
    globalSetup: 'apps/server/test/templates.ts',
    // Two workers use two cores fully: a multi-threaded garbage collector would only slow the other one down.
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=128'],
  },
});

/** Tests that require a real PostgreSQL, or that behave differently there: `node tools/run.mjs test-postgres`. */
const postgres = ['**/*.postgres.test.ts'];
/** Tests of whole programs and of databases on disk: `npm test` runs them, `npm run check` does not. */
const system = ['**/*.system.test.ts'];

export default defineConfig({
  test: {
    // Each worker has in-memory databases, which the server's tests reuse.
    maxWorkers: 2,
    reporters: ['default', './tests/support/unit-reporter.ts'],
    projects: [
      node('core', ['packages/core/src/**/*.test.ts']),
      node('api', ['packages/api/src/**/*.test.ts']),
      server(
        'server',
        ['apps/server/{src,test}/**/*.test.ts', 'security-test/*.test.ts', 'tests/round-trip/*.test.ts'],
        [...postgres, ...system],
      ),
      server('system', ['{apps/server,crash-test}/**/*.system.test.ts']),
      server('postgres', ['apps/server/**/*.postgres.test.ts']),
      node('ui', ['packages/ui/src/**/*.test.ts']),
      node('portal', ['apps/portal/src/**/*.test.ts']),
      node('cli', ['apps/cli/src/**/*.test.ts', 'apps/cli/src/**/*.test.tsx']),
      node('house', ['tests/*.test.ts']),
    ],
  },
});

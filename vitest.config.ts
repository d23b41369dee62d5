import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[]) => ({ test: { name, include, environment: 'node' as const } });

export default defineConfig({
  test: {
    // Each server test holds a database in memory.
    maxWorkers: 2,
    projects: [
      node('core', ['packages/core/src/**/*.test.ts']),
      node('api', ['packages/api/src/**/*.test.ts']),
      {
        test: {
          ...node('server', ['apps/server/{src,test}/**/*.test.ts']).test,
          // The modules are loaded once for all files of a worker: they keep no state of their own.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      node('portal', ['apps/portal/src/**/*.test.ts']),
      node('cli', ['apps/cli/src/**/*.test.ts', 'apps/cli/src/**/*.test.tsx']),
      node('house', ['tests/*.test.ts']),
    ],
  },
});

import * as auth from '@semestr/api/auth';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestServer } from '../server.ts';
import { fuzz } from './run.ts';
import { nonEmpty } from '../non-empty.ts';

/** The tests include a short run; `npm run fuzz` makes a long one, with a different seed each time. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 150);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
/** Maximum number of requests to one university, whose data change with each of them. */
const BATCH = 2500;

const batches = Array.from({ length: Math.ceil(RUNS / BATCH) }, (_, index) => ({
  seed: SEED + index,
  runs: Math.min(BATCH, RUNS - index * BATCH),
}));

it.each(nonEmpty(batches))(
  'VAL-08 fuzzing: $runs requests from seed $seed get responses of the contract, and rejected ones store nothing',
  { timeout: 600_000 },
  async (batch) => {
    const { statuses, faults } = await fuzz(batch);
    if (process.env['FUZZ_RUNS']) process.stderr.write(`seed ${batch.seed}: ${JSON.stringify(statuses)}\n`);
    expect(faults.join('\n\n')).toBe('');
  },
);

it('VAL-08 fuzzing: no cookie is a valid session, and no failed sign-in creates one', async () => {
  const server = await startTestServer();
  try {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), fc.boolean(), async (value, isNamed) => {
        const cookie = (isNamed ? `SESSION=${value}` : value).replaceAll(/[^\u0020-\u007e]/g, '');
        const response = await server.fetch('/api/v1/personal-information', { headers: { cookie } });
        expect(response.status).toBe(403);
      }),
      { numRuns: 40 },
    );
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        const headers = { 'content-type': 'application/json' };
        const response = await server.fetch(auth.login.path, { method: 'POST', headers, body });
        expect(response.headers.getSetCookie()).toEqual([]);
      }),
      { numRuns: 25 },
    );
  } finally {
    await server.close();
  }
});

import { tableImportFields } from '@semestr/core/table-import-fields';
import { tableImportKinds } from '@semestr/core/table-imports';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';

let server: TestServer;
let tables: ReturnType<typeof importing>;
beforeAll(async () => {
  server = await startTestServer();
  tables = importing(await server.client('admin'));
});
afterAll(() => server.close());

it('CNS-02 table imports: arbitrary cells can be read and checked', async () => {
  const cell = fc.oneof(
    // A text with a null character is not text: such a file is rejected.
    fc.string({ maxLength: 12, unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
    fc.constantFrom(
      '42850001',
      '01.09.2026',
      '9:00',
      'да',
      '2026-autumn',
      '1',
      '0',
      '-1',
      '99999999999',
      '1e9',
      '=1+1',
      '428501',
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tableImportKinds),
      fc.array(fc.array(cell, { maxLength: 17 }), { minLength: 1, maxLength: 6 }),
      async (kind, cells) => {
        const head = tableImportFields[kind].map(({ synonyms, field }) => synonyms[0] ?? field);
        const sent = await tables.sent(kind, [head, ...cells, ['x']]);
        const columns = Object.fromEntries(
          tableImportFields[kind].map(({ field }, column) => [field, column]),
        );
        const { counts } = await tables.check({ ...sent, columns });
        expect(counts.created + counts.updated + counts.unchanged + counts.faulty).toBe(sent.rows);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

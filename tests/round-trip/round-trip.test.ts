import { tableColumns } from '@semestr/core/table-exports/columns';
import { tableImportKinds } from '@semestr/core/table-imports';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nonEmpty } from '../../apps/server/test/non-empty.ts';
import { startTestServer, type TestServer, type Visitor } from '../../apps/server/test/server.ts';
import { importing } from '../../apps/server/test/table-imports.ts';
import { consoleFile, type ExportedFile, terminalFile } from './files.ts';
import { example, store } from './stored.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const formats = fc.oneof(
  fc.record({ language: fc.constantFrom('ru', 'en'), extension: fc.constantFrom('csv', 'xlsx') }),
  fc.constant('terminal' as const),
);

/** Columns that an import has to recognise. */
const columnsOf = ({ fields }: ExportedFile) =>
  Object.fromEntries(fields.flatMap((field, column) => (field === null ? [] : [[field, column]])));

it.each(nonEmpty(tableImportKinds))(
  'CNS-02 table imports: an exported file of %s changes nothing',
  async (kind) => {
    const tables = importing(admin);
    await fc.assert(
      fc.asyncProperty(
        fc.array(example, { minLength: 1, maxLength: 2 }),
        fc.subarray([...new Set(tableColumns(kind).map(({ source }) => source))]),
        formats,
        async (examples, sources, format) => {
          const { [kind]: ids } = await store(server, examples);
          const wanted = { kind, ids, sources };
          const file =
            format === 'terminal'
              ? await terminalFile(server.url, wanted)
              : await consoleFile(admin, wanted, format);
          const sent = await tables.send(kind, file.bytes, file.name);
          expect(sent.columns).toEqual(columnsOf(file));
          const { faults, changes, counts } = await tables.check(sent);
          expect({ faults, changes }).toEqual({ faults: [], changes: [] });
          expect(counts).toEqual({ created: 0, updated: 0, unchanged: ids.length, faulty: 0 });
        },
      ),
      // Does not shrink counterexamples: each attempt sends a file, which would take minutes.
      { numRuns: 2, endOnFailure: true },
    );
  },
);

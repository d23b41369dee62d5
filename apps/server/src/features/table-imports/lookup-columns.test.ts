import { languages } from '@semestr/core/languages';
import { tableImportKinds } from '@semestr/core/table-imports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';
import { importing } from '../../../test/table-imports.ts';
import { fieldsOf } from './titles.ts';
import { importKinds } from './kinds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each(nonEmpty(tableImportKinds))(
  'table imports: every field of %s is stored, or described as a lookup',
  async (kind) => {
    const { contractFields, usual } = importKinds[kind];
    // The full name is stored as its parts.
    const own = fieldsOf(kind).filter(({ insteadOf }) => insteadOf.length === 0);
    const fields = own.map(({ field }) => field);
    const unstored = fields.filter((field) => !((contractFields[field] ?? field) in usual));
    for (const language of languages) {
      const visitor = await server.client('admin', { 'accept-language': language });
      const sent = await importing(visitor).sent(kind, [['?'], ['1']]);
      const lookupFields = sent.fields.filter(({ note }) => note !== null);
      expect(lookupFields.map(({ field }) => field)).toEqual(unstored);
    }
  },
);

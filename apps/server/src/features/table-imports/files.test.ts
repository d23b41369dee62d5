import * as calls from '@semestr/api/table-imports';
import { tableImportKinds } from '@semestr/core/table-imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { sheetIn } from '../../../test/sheet.ts';
import { nonEmpty } from '../../../test/non-empty.ts';
import { csv, importing } from '../../../test/table-imports.ts';
import { unzip } from '../../../test/zip.ts';
import { tableImports } from '../../db/tables/table-imports.ts';
import { fieldsOf } from './titles.ts';

let server: TestServer;
let admin: Visitor;
let tables: ReturnType<typeof importing>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  tables = importing(admin);
});
afterAll(() => server.close());

const rows = [
  ['Группа', 'Численность'],
  ['428501', '30'],
];

/** Returns the refusal of a file. */
async function refused(bytes: Uint8Array<ArrayBuffer>, kind = 'groups') {
  const body = new FormData();
  body.append('kind', kind);
  body.append('file', new File([bytes], 'таблица.csv'));
  const response = await admin.fetch(calls.send.path, { method: 'POST', body });
  return [response.status, response.status === 400 ? await response.json() : null];
}
const fault = (reason: string) => [400, { fields: [{ field: 'file', reason }] }];
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('CNS-02 import file', () => {
  const bom = Uint8Array.of(0xef, 0xbb, 0xbf);
  /** Encodes Cyrillic letters as Excel does. */
  const in1251 = (text: string) =>
    Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 128 ? code : code - 0x410 + 0xc0;
    });

  it.each([
    ['with semicolons', csv(rows)],
    ['with commas', csv(rows, ',')],
    ['with tabs', csv(rows, '\t')],
    ['with a mark of its order', Uint8Array.of(...bom, ...csv(rows))],
    ['in windows-1251', in1251('Группа;Численность\r\n428501;30\r\n')],
    [
      'in UTF-16',
      new Uint8Array(
        Uint16Array.of(0xfeff, ...Array.from('Группа\tЧисленность\n428501\t30', (one) => one.charCodeAt(0)))
          .buffer,
      ),
    ],
    ['with empty lines around', bytesOf(';\n\nГруппа;Численность\n428501;30\n;\n\n')],
  ])('table imports: reads a file %s', async (_how, bytes) => {
    expect(await tables.send('groups', bytes)).toMatchObject({
      head: rows[0],
      samples: rows.slice(1),
      columns: { name: 0, size: 1 },
    });
  });

  it('table imports: reads a workbook with dates, times, numbers and flags', async () => {
    const { Date: date, Number: number, Boolean: flag, String: text } = globalThis;
    const bytes = await writeWorkbook([
      [
        { type: text, value: 'Студенческий билет' },
        { type: text, value: 'Дата рождения' },
        { type: text, value: 'Староста' },
      ],
      [
        { type: number, value: 42_850_001 },
        { type: date, value: new Date('2008-02-29T00:00:00Z'), format: 'dd.mm.yyyy' },
        { type: flag, value: true },
      ],
    ]).toBuffer();
    expect(await tables.send('students', bytes, 'книга.xlsx')).toMatchObject({
      fileName: 'книга.xlsx',
      samples: [['42850001', '2008-02-29', 'true']],
      columns: { cardNumber: 0, birthDate: 1, isGroupHead: 2 },
    });
  });

  it.each([
    [
      'that is no table',
      'format',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82),
    ],
    ['with bytes of no text', 'format', Uint8Array.of(1, 0, 2, 0, 3, 0)],
    ['without rows', 'required', bytesOf('Группа;Численность\n')],
    ['without anything', 'required', bytesOf('\n\n')],
    ['with too many rows', 'too-big', bytesOf(`Группа\n${'428501\n'.repeat(5001)}`)],
    ['with too many columns', 'too-big', bytesOf(`${'a;'.repeat(60)}b\n1;2\n`)],
  ])('table imports: rejects a file %s: %s', async (_what, reason, bytes) => {
    expect(await refused(bytes)).toEqual(fault(reason));
  });

  it('table imports: rejects a file of an unknown type or larger than five megabytes', async () => {
    expect(await refused(csv(rows).slice(), 'buildings')).toEqual([
      400,
      { fields: [{ field: 'kind', reason: 'format' }] },
    ]);
    expect((await refused(new Uint8Array(6 * 1024 * 1024)))[0]).toBe(413);
  });

  it('table imports: rejects a workbook that is damaged or unpacks to too much', async () => {
    const workbook = await writeWorkbook([
      [{ type: String, value: 'Группа' }],
      [{ type: String, value: '428501' }],
    ]).toBuffer();
    const cut = new Uint8Array(workbook).slice(0, workbook.length - 300);
    expect(await refused(cut)).toEqual(fault('format'));
    // A sheet that repeats one text compresses to a thousandth of its size.
    const bomb = await writeWorkbook([
      [{ type: String, value: 'Группа' }],
      ...Array.from({ length: 2500 }, (_one, index) => [
        { type: String, value: `${index}${'a'.repeat(30_000)}` },
      ]),
    ]).toBuffer();
    expect(bomb.length).toBeLessThan(calls.tableLimits.bytes);
    expect(await refused(new Uint8Array(bomb))).toEqual(fault('format'));
  }, 60_000);
});

describe('CNS-02 import template', () => {
  const templateIn = async (kind: (typeof tableImportKinds)[number], language: 'ru' | 'en') =>
    (await server.client('admin', { 'accept-language': language })).call(calls.template, {
      params: { kind },
    });

  it.each(nonEmpty(tableImportKinds))(
    'table imports: the template of %s names every column, in both languages',
    async (kind) => {
      for (const language of ['ru', 'en'] as const) {
        const { bytes } = await templateIn(kind, language);
        const { header } = await sheetIn(bytes);
        const own = fieldsOf(kind).filter(({ insteadOf }) => insteadOf.length === 0);
        const fields = own.map(({ field }) => field);
        const sent = await tables.sent(kind, [header.map(String), fields.map(() => '1')]);
        expect(Object.keys(sent.columns)).toEqual(fields);
        expect(Object.values(sent.columns)).toEqual(fields.map((_field, column) => column));
        const explained = await sheetIn(bytes, 2);
        expect(explained.rows.length).toBeGreaterThanOrEqual(fields.length);
        const examples = own.map(({ example }) => example || null);
        expect(explained.rows.slice(0, fields.length).map((row) => row[3])).toEqual(examples);
        // It contains no formulas.
        expect([...unzip(bytes).values()].filter((xml) => xml.includes('<f>'))).toEqual([]);
      }
    },
  );

  it.each(nonEmpty(tableImportKinds))(
    'table imports: rejects an empty template of %s and stores nothing',
    async (kind) => {
      const before = await server.db.$count(tableImports);
      for (const language of ['ru', 'en'] as const) {
        const { bytes } = await templateIn(kind, language);
        expect(await refused(bytes.slice(), kind)).toEqual(fault('required'));
      }
      expect(await server.db.$count(tableImports)).toBe(before);
    },
  );
});

describe('CNS-02 import', () => {
  it('table imports: requires existing columns, each once', async () => {
    const sent = await tables.sent('groups', rows);
    const wrong = async (columns: Record<string, number>) => {
      const response = await admin.fetch(`/api/v1/admin/table-imports/${sent.id}/check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ columns }),
      });
      return [response.status, await response.json()];
    };
    const fields = (...faults: readonly (readonly [string, string])[]) => [
      400,
      { fields: faults.map(([field, reason]) => ({ field: `columns.${field}`, reason })) },
    ];
    expect(await wrong({ size: 1 })).toEqual(fields(['name', 'required']));
    expect(await wrong({ name: 0, nothing: 1 })).toEqual(fields(['nothing', 'unknown']));
    expect(await wrong({ name: 2 })).toEqual(fields(['name', 'too-big']));
    expect(await wrong({ name: 0, size: 0 })).toEqual(fields(['name', 'taken'], ['size', 'taken']));
  });

  it('table imports: two concurrent requests start an import once, and a finished import is not restarted', async () => {
    const sent = await tables.sent('groups', rows);
    const press = () =>
      admin.fetch(`/api/v1/admin/table-imports/${sent.id}/apply`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ columns: sent.columns, leaveOutFaulty: false }),
      });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await tables.ended(sent.id)).toMatchObject({ state: 'done', counts: { updated: 1 } });
    expect((await press()).status).toBe(409);
    expect(await tables.undo(sent.id)).toMatchObject({ state: 'undone', counts: { undone: 1 } });
    const again = await admin.fetch(`/api/v1/admin/table-imports/${sent.id}/undo`, { method: 'POST' });
    expect(again.status).toBe(409);
  });

  it('table imports: are listed newest first and filtered by type', async () => {
    const first = await tables.sent('groups', rows);
    const second = await tables.sent('marks', [['Студенческий билет'], ['42850001']]);
    const { items, total } = await admin.call(calls.list, {});
    expect(items.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
    expect(items[0]).toMatchObject({ kind: 'marks', state: 'read', rows: 1, by: expect.any(String) });
    expect(total).toBe(await server.db.$count(tableImports));
    const ofMarks = await admin.call(calls.list, { query: { filter: '{"kind":"marks"}' } });
    expect(new Set(ofMarks.items.map(({ kind }) => kind))).toEqual(new Set(['marks']));
  });
});

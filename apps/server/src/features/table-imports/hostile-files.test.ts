import * as calls from '@semestr/api/table-imports';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';
import { importing } from '../../../test/table-imports.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const bytesOf = (text: string) => new TextEncoder().encode(text);
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Creates a workbook as Excel does, with the rows of its sheet and its shared strings as XML. */
function workbook(rows: string, strings = '', declaredSize?: number): Uint8Array<ArrayBuffer> {
  const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const bytes = zipSync(
    {
      '[Content_Types].xml': bytesOf(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/></Types>`,
      ),
      'xl/workbook.xml': bytesOf(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': bytesOf(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/sharedStrings.xml': bytesOf(`<sst xmlns="${main}">${strings}</sst>`),
      'xl/worksheets/sheet1.xml': bytesOf(
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ),
    },
    { level: 1 },
  );
  if (declaredSize !== undefined) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const directory = archive.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    const local = archive.indexOf('xl/worksheets/sheet1.xml') - 30;
    archive.writeUInt32LE(declaredSize, directory + 24);
    archive.writeUInt32LE(declaredSize, local + 22);
  }
  return bytes;
}

const cell = (reference: string, value: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const head = row(1, cell('A1', 'Группа'), cell('B1', 'Численность'));
const group = row(2, cell('A2', '428501'), cell('B2', '30'));
const numbers = (count: number) => Array.from({ length: count }, (_one, index) => index + 1);
/** Returns the letters of a column: 1 is A, 60 is BH. */
const letters = (column: number): string =>
  column > 26
    ? `${letters(Math.floor((column - 1) / 26))}${letters(((column - 1) % 26) + 1)}`
    : String.fromCodePoint(64 + column);

async function send(bytes: Uint8Array<ArrayBuffer>, name = 'таблица.xlsx') {
  const body = new FormData();
  body.append('kind', 'groups');
  body.append('file', new File([bytes], name));
  const response = await admin.fetch(calls.send.path, { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

const tooBig = { status: 400, body: { fields: [{ field: 'file', reason: 'too-big' }] } };

describe('table imports: oversized file', () => {
  const hostile: [string, () => Uint8Array<ArrayBuffer>][] = [
    [
      'cells A1 and XFD1048576',
      () => workbook(row(1, cell('A1', 'a')) + row(1_048_576, cell('XFD1048576', 'a'))),
    ],
    ['the last row of column BH', () => workbook(head + group + row(1_048_576, cell('BH1048576', 'a')))],
    [
      'column XFD in 5,000 rows',
      () =>
        workbook(
          numbers(5000)
            .map((number) => row(number, cell(`A${number}`, 'a'), cell(`XFD${number}`, 'a')))
            .join(''),
        ),
    ],
    ['millions of empty rows', () => workbook(head + '<row/>'.repeat(9_000_000))],
    ['millions of blank cells', () => workbook(`${head}<row r="2">${'<c r="A2"/>'.repeat(3_000_000)}</row>`)],
    ['millions of shared strings', () => workbook(head + group, '<si/>'.repeat(3_400_000))],
    ['rows without numbers', () => workbook(`<row>${cell('A1', 'a')}</row>`.repeat(20_000))],
  ];

  it.each(nonEmpty(hostile))(
    'table imports: rejects as too large: %s',
    { timeout: 30_000 },
    async (_what, make) => {
      const bytes = make();
      expect(bytes.length).toBeLessThan(calls.tableLimits.bytes);
      const answer = send(bytes);
      expect(await answer).toEqual(tooBig);
    },
  );

  it('table imports: rejects as too large: a .csv file of five million semicolons', {
    timeout: 30_000,
  }, async () => {
    expect(await send(bytesOf(`Группа\n${';'.repeat(5_000_000)}`), 'таблица.csv')).toEqual(tooBig);
    expect(await send(bytesOf(';'.repeat(5_000_000)), 'таблица.csv')).toEqual(tooBig);
  });
});

it('table imports: serves other requests while a hostile file is read', { timeout: 30_000 }, async () => {
  const reading = send(workbook(head + group, '<si><t/></si>'.repeat(499_000)));
  let turns = 0;
  const beat = setInterval(() => (turns += 1), 5);
  const [answer] = await Promise.all([reading, admin.fetch('/api/v1/schedule/current-week')]);
  clearInterval(beat);
  expect(answer.status).toBe(200);
  expect(turns).toBeGreaterThan(20);
});

describe('table imports: valid file', () => {
  const table = { head: ['Группа', 'Численность'], samples: [['428501', '30']], rows: 1 };

  it.each([
    ['with a formatted cell in the last row, as Excel leaves it', row(1_048_576, '<c r="A1048576" s="1"/>')],
    ['with a blank value in the last cell', row(1_048_576, '<c r="XFD1048576"><v></v></c>')],
    ['with formatted rows to the end', '<row r="1048575" s="1" customFormat="1"/>'],
    ['with formatted columns', row(3, ...numbers(5000).map((one) => `<c r="${letters(one)}3" s="1"/>`))],
  ])('table imports: reads %s', async (_what, rows) => {
    expect(await send(workbook(head + group + rows))).toMatchObject({ status: 200, body: table });
  });

  it('table imports: reads a file whose archive declares a size of four gigabytes', async () => {
    expect(await send(workbook(head + group, '', 0xf0_00_00_00))).toMatchObject({ status: 200, body: table });
  });

  it('table imports: reads a file with 5,000 rows of 60 cells of 144 letters', {
    timeout: 60_000,
  }, async () => {
    const columns = numbers(60).map(letters);
    const rows = numbers(5000).map((number) =>
      row(
        number,
        ...columns.map((column) => cell(`${column}${number}`, `${column}${number}`.padEnd(144, 'a'))),
      ),
    );
    const bytes = workbook(rows.join(''));
    const sent = await importing(admin).send('groups', bytes, 'таблица.xlsx');
    expect(sent).toMatchObject({ rows: 4999 });
  });
});

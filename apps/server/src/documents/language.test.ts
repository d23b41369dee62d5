import * as departments from '@semestr/api/departments';
import * as dormitory from '@semestr/api/dormitory';
import * as groups from '@semestr/api/groups';
import * as profiling from '@semestr/api/profiling';
import * as reports from '@semestr/api/reports';
import * as schedule from '@semestr/api/schedule';
import * as study from '@semestr/api/study';
import { readSheet } from 'read-excel-file/node';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetIn } from '../../test/sheet.ts';
import { nonEmpty } from '../../test/non-empty.ts';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';

let server: TestServer;
let russian: Visitor;
let english: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  const cookie = 'language=en';
  [russian, english] = [await server.client('student'), await server.client('student', { cookie })];
  admin = await server.client('admin', { cookie });
});
afterAll(() => server.close());

const sheetOf = ({ bytes }: { bytes: Uint8Array }) => readSheet(Buffer.from(bytes));
const hasCyrillic = (cell: unknown): boolean => /[а-яё]/i.test(String(cell));

describe('workbook in English', () => {
  it('document language: the list of a group is in English', async () => {
    const { header, rows } = await sheetIn((await english.call(groups.report, {})).bytes);
    expect(header).toEqual(['No.', 'Surname, first name, middle name', 'Subgroup', 'Position']);
    expect(rows.flatMap(([, , , position]) => position ?? [])).toEqual(['Group head']);
  });

  it('document language: the schedule of a group is in English for every reader', async () => {
    const query = { 'student-group-name': '428501' };
    const {
      header,
      rows: [first],
    } = await sheetIn((await english.call(schedule.report, { query })).bytes);
    expect(header.slice(0, 4)).toEqual(['Day', 'Weeks or date', 'Time', 'Subject']);
    expect(first?.[0]).toBe('Monday');
    const visitor = await server.client();
    const plain = await sheetIn((await visitor.call(schedule.report, { query })).bytes);
    expect(plain.header[0]).toBe('День');
  });

  it('document language: the schedule of a department is in English', async () => {
    const chair = (await english.call(departments.all, {})).find(({ urlId }) => urlId === 'kaf-ps');
    const query = { 'department-id': String(chair?.id) };
    const { header } = await sheetIn((await english.call(departments.report, { query })).bytes);
    expect(header.slice(0, 2)).toEqual(['Teacher', 'Day']);
    expect(header.some(hasCyrillic)).toBe(false);
  });

  it('document language: an application for a room is in English, with its state', async () => {
    const [newest] = await english.call(dormitory.list, {});
    const query = { 'dormitory-queue-id': String(newest?.id) };
    const lines = await sheetOf(await english.call(dormitory.excel, { query }));
    expect(lines.flat()).toContain('I ask for a place in a dormitory of the university.');
    expect(lines).toContainEqual(['Status', 'In the queue']);
    expect(lines.some(([name]) => hasCyrillic(name))).toBe(false);
  });

  it('document language: an application for a specialisation is in English, with its state', async () => {
    const [newest] = await english.call(profiling.applications, {});
    const query = { 'profiling-application-id': String(newest?.id) };
    const lines = await sheetOf(await english.call(profiling.excel, { query }));
    expect(lines).toContainEqual(['Status', 'In the queue']);
    expect(lines.some(([name]) => hasCyrillic(name))).toBe(false);
    expect(await sheetOf(await russian.call(profiling.excel, { query }))).toContainEqual([
      'Состояние',
      'В очереди',
    ]);
  });
});

describe('report in English', () => {
  it.each(nonEmpty(reports.reportNames))(
    'document language: a report has English texts for %s',
    async (name) => {
      const { columns } = await admin.call(reports.one, { params: { name } });
      expect(columns.filter(({ title }) => hasCyrillic(title))).toEqual([]);
      const file = await admin.call(reports.asFile, { params: { name } });
      expect(hasCyrillic(file.name)).toBe(false);
    },
  );

  it('document language: a report has English names for types, states and months', async () => {
    const rowsOf = async (name: reports.ReportName) =>
      (await admin.call(reports.one, { params: { name } })).rows;
    const requests = (await rowsOf('requests')).map(([kind, state]) => [kind, state]);
    expect(requests).toContainEqual(['Certificates', 'In progress']);
    expect(requests.flat().filter(hasCyrillic)).toEqual([]);
    const months = (await rowsOf('omissions')).map(([, month]) => month);
    expect(months).toContain('November 2026');
  });
});

it('document language: an official document is in Russian for every reader', async () => {
  const applications = await english.call(study.history, {});
  const signed = applications.find(({ statusId }) => statusId === 3);
  const query = { 'lms-application-id': String(signed?.lmsApplicationId) };
  const { bytes } = await english.call(study.contract, { query });
  expect((await extractText(new Uint8Array(bytes), { mergePages: true })).text).toContain('Договор');
});

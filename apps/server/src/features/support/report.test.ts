import { resources } from '@semestr/api/contract';
import * as papers from '@semestr/api/papers';
import * as calls from '@semestr/api/support';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outbox, outboxFiles } from '../../db/tables/outbox.ts';
import { signInFailures } from '../../db/tables/users.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer({ settings: { supportEmail: 'support@example.by' } });
  visitor = await server.client();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(signInFailures));

const report = {
  description: 'Не открывается расписание.\nПробовал дважды.',
  email: 'anna@example.by',
  subject: 'Расписание',
  lastName: 'Лисицкая',
  categoryId: '8',
  subcategoryId: '17',
  url: 'https://portal.example/schedule',
};
const file = (name: string, bytes: Uint8Array, type = 'application/octet-stream') => ({ name, type, bytes });
const png = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .withExif({ IFD0: { Artist: 'secret' } })
    .toBuffer();
const last = async () => {
  const [message] = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  const all = await server.db.select().from(outboxFiles);
  return { message, files: all.filter(({ messageId }) => messageId === message?.id) };
};

it('support: a report is sent to the support team with all fields', async () => {
  await visitor.call(calls.report, { body: report });
  const { message } = await last();
  expect(message).toMatchObject({
    channel: 'email',
    recipient: 'support@example.by',
    subject: 'Семестр: Расписание',
  });
  expect(message?.text).toBe(
    `Тема: Расписание
Раздел: [Print] Печать Ремонт принтера
От кого: Лисицкая
E-mail: anna@example.by
Страница: https://portal.example/schedule

Не открывается расписание.
Пробовал дважды.
`,
  );
});

it('support: the screenshot is re-encoded; other files are attached unchanged', async () => {
  const bytes = new TextEncoder().encode('log');
  const body = {
    ...report,
    screenshot: [file('page.png', await png(), 'image/png')],
    files: [file('../журнал.log', bytes, 'text/html'), file('b.txt', bytes)],
  };
  await visitor.call(calls.report, { body });
  const { files } = await last();
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['screenshot.jpg', 'image/jpeg'],
    ['журнал.log', 'application/octet-stream'],
    ['b.txt', 'application/octet-stream'],
  ]);
  const picture = Buffer.from(files[0]?.bytes ?? []);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
  expect(picture.includes('secret')).toBe(false);
});

it.each([
  ['with', 'support@example.by'],
  ['without', null],
])(
  'PUB-08 support: a report is stored for administrators with its screenshots, %s a support address',
  async (_mail, supportEmail) => {
    const own = await startTestServer({ settings: { supportEmail } });
    try {
      const [reporter, admin] = [await own.client(), await own.client('admin')];
      const screenshot = [
        file('page.png', await png(), 'image/png'),
        file('two.png', await png(), 'image/png'),
      ];
      await reporter.call(calls.report, { body: { ...report, screenshot } });
      const [row] = await admin.call(resources.bugReports.list, { query: { sort: '["id","DESC"]' } });
      expect(row).toMatchObject({
        subject: 'Расписание',
        email: 'anna@example.by',
        url: 'https://portal.example/schedule',
        text: expect.stringContaining('Пробовал дважды.') as string,
        pictures: 2,
        createdAt: '2026-11-20T09:58:00.000Z',
      });
      for (const number of ['1', '2']) {
        const params = { id: String(row?.id), number };
        const picture = await admin.call(papers.ofBugReport, { params });
        expect(picture.type).toBe('image/jpeg');
        expect(await sharp(Buffer.from(picture.bytes)).metadata()).toMatchObject({
          format: 'jpeg',
          width: 30,
        });
      }
      const params = { id: String(row?.id), number: '3' };
      await expect(admin.call(papers.ofBugReport, { params })).rejects.toMatchObject({ status: 404 });
    } finally {
      await own.close();
    }
  },
);

it('support: accepts all files in numbered fields', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(report)) form.append(name, value);
  for (const index of [0, 1]) form.append(`files[${index}]`, new File(['x'], `${index}.txt`));
  const response = await visitor.fetch(calls.report.path, { method: 'POST', body: form });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect((await last()).files.map(({ name }) => name)).toEqual(['0.txt', '1.txt']);
});

it('support: a file without a name gets a default name', async () => {
  const boundary = 'x-boundary';
  const part = (head: string, value: string) => `--${boundary}\r\n${head}\r\n\r\n${value}\r\n`;
  const fields = Object.entries(report).map(([name, value]) =>
    part(`Content-Disposition: form-data; name="${name}"`, value),
  );
  const nameless = part(
    'Content-Disposition: form-data; name="files"\r\nContent-Type: application/octet-stream',
    'log',
  );
  const response = await visitor.fetch(calls.report.path, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${fields.join('')}${nameless}--${boundary}--\r\n`,
  });
  expect(response.status).toBe(200);
  expect((await last()).files.map(({ name }) => name)).toEqual(['file']);
});

it.each([
  ['files', { files: [file('run.exe', new Uint8Array(3))] }],
  ['files', { files: [file('page.HTML', new Uint8Array(3))] }],
  ['files', { files: [file('run.exe. ', new TextEncoder().encode('log'))] }],
  ['files', { files: [file('macros.docm', new TextEncoder().encode('log'))] }],
  [
    'screenshot',
    { screenshot: [file('page.jpg', new TextEncoder().encode('<svg onload=…>'), 'image/jpeg')] },
  ],
])('support: rejects %s, which must not be sent, and sends nothing', async (field, bad) => {
  const before = await server.db.$count(outbox);
  await expect(visitor.call(calls.report, { body: { ...report, ...bad } })).rejects.toMatchObject({
    status: 400,
    fields: [{ field, reason: 'format' }],
  });
  expect(await server.db.$count(outbox)).toBe(before);
});

it('support: rejects more than twenty reports in a quarter of an hour', async () => {
  for (let sent = 0; sent < 20; sent += 1) await visitor.call(calls.report, { body: report });
  await expect(visitor.call(calls.report, { body: report })).rejects.toMatchObject({ status: 429 });
});

import { reasonTexts } from '@semestr/api/reasons';
import { report } from '@semestr/api/schedule';
import { loadTexts } from '@semestr/core/texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { shellTexts } from '../shell/texts.ts';

beforeAll(() => loadTexts('ru', [shellTexts, reasonTexts]));
afterEach(() => {
  vi.restoreAllMocks();
});

/** What the server answers to the next call. */
let answer = new Response('');

// The client takes the browser's `fetch` as it finds it, so its place is taken before the client is made.
const original = window.fetch;
window.fetch = (asked, init) =>
  typeof asked === 'string' && asked.startsWith('/api/v1/') ? Promise.resolve(answer) : original(asked, init);
const { Download } = await import('./Download.tsx');

afterAll(() => {
  window.fetch = original;
});

/** A file, of which the test sends some bytes at a time. */
function fileOf(total: number) {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (begun) => {
      controller = begun;
    },
  });
  const headers = {
    'content-length': String(total),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('расписание 428501.xlsx')}`,
  };
  return {
    response: new Response(body, { headers }),
    send: (count: number) => controller?.enqueue(new Uint8Array(count)),
    end: () => controller?.close(),
  };
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Download call={report} request={{ query: { 'student-group-name': '428501' } }}>
        Расписание, .xlsx
      </Download>
    </QueryClientProvider>,
  );

it('says how much has come, and under which name the file was saved', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const file = fileOf(4096);
  answer = file.response;
  const screen = await show();
  await screen.getByRole('button', { name: 'Расписание, .xlsx' }).click();
  file.send(1024);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '1024');
  file.send(3072);
  file.end();
  await expect.element(screen.getByRole('status')).toHaveTextContent('расписание 428501.xlsx');
  expect(saved).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

it('says why a file did not come, and fetches it again', async () => {
  answer = new Response('', { status: 500 });
  const screen = await show();
  await screen.getByRole('button', { name: 'Расписание, .xlsx' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось скачать файл.Повторить');
  await expect.element(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

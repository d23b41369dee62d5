import { answers } from '../../test/answers.ts';
import { reasonTexts } from '@semestr/api/reasons';
import { report } from '@semestr/api/schedule';
import { loadTexts } from '@semestr/core/texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pageTexts } from './page/texts.ts';
import { Download } from './Download.tsx';

beforeAll(() => loadTexts('ru', [pageTexts, reasonTexts]));
afterEach(() => {
  vi.restoreAllMocks();
});

/** Creates a file whose bytes the test sends in parts. */
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

it('HLP-06 download: shows the progress and the name of the saved file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const file = fileOf(4096);
  answers.mockResolvedValueOnce(file.response);
  const screen = await show();
  await screen.getByRole('button', { name: 'Расписание, .xlsx' }).click();
  file.send(1024);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '1024');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 КБ');
  file.send(3072);
  file.end();
  await expect.element(screen.getByRole('status')).toHaveTextContent('расписание 428501.xlsx');
  expect(saved).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

it('download: shows why a file failed to load, and loads it again', async () => {
  answers.mockResolvedValueOnce(new Response('', { status: 500 }));
  const screen = await show();
  await screen.getByRole('button', { name: 'Расписание, .xlsx' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось скачать файл.Повторить');
  await expect.element(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

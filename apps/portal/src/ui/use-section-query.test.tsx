import { ApiError } from '@semestr/api/client';
import { reasonTexts } from '@semestr/api/reasons';
import { loadTexts } from '@semestr/core/texts';
import { Section } from '@semestr/ui/Section.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pageTexts } from './page/texts.ts';
import { useSectionQuery } from './use-section-query.tsx';

beforeAll(() => loadTexts('ru', [pageTexts, reasonTexts]));

const answers = vi.fn<() => Promise<string>>();

function News() {
  const { data, failure } = useSectionQuery({ queryKey: ['news'], queryFn: answers, retry: false });
  return (
    <Section title="Новости">
      {failure}
      <p>{data}</p>
    </Section>
  );
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <News />
    </QueryClientProvider>,
  );

it('section query: shows the error, keeps the focus during a retry, then moves it to the heading', async () => {
  let answer: (text: string) => void = () => undefined;
  answers
    .mockRejectedValueOnce(new ApiError('not-loaded', 500))
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const screen = await show();
  const retry = screen.getByRole('button', { name: 'Повторить' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  await expect.element(retry).toHaveFocus();
  answer('Библиотека работает до 20:00');
  await expect.element(screen.getByText('Библиотека работает до 20:00')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Новости' })).toHaveFocus();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

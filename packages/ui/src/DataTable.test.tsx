import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeFaults } from '../test/axe.ts';
import { type Column, DataTable } from './DataTable.tsx';

interface Book {
  id: number;
  title: string;
  pages: number;
}

const columns: readonly Column<Book>[] = [
  { key: 'title', head: 'Книга', cell: ({ title }) => title, sortBy: ({ title }) => title },
  {
    key: 'pages',
    head: 'Страниц',
    cell: ({ pages }) => pages,
    sortBy: ({ pages }) => pages,
    isNumber: true,
    isNamedOnCard: true,
  },
];

const books: readonly Book[] = [
  { id: 1, title: 'Ёлки', pages: 120 },
  { id: 2, title: 'Алгебра', pages: 9 },
  { id: 3, title: 'Жизнь', pages: 30 },
];

const table = (more: Partial<Parameters<typeof DataTable<Book>>[0]> = {}) => (
  <DataTable caption="Книги" columns={columns} rows={books} keyOf={({ id }) => id} {...more} />
);

const cells = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent ?? '');

describe('table', () => {
  it('data table: sorts by a column in both directions, text in dictionary order', async () => {
    const screen = await render(table());
    await screen.getByRole('button', { name: 'Книга' }).click();
    expect(cells()).toEqual(['Алгебра', 'Ёлки', 'Жизнь']);
    await screen.getByRole('button', { name: 'Книга' }).click();
    expect(cells()).toEqual(['Жизнь', 'Ёлки', 'Алгебра']);
    await screen.getByRole('button', { name: 'Страниц' }).click();
    expect(cells()).toEqual(['Алгебра', 'Жизнь', 'Ёлки']);
    await expect
      .element(screen.getByRole('columnheader', { name: 'Страниц' }))
      .toHaveAttribute('aria-sort', 'ascending');
    expect(await axeFaults()).toEqual([]);
  });

  it('data table: shows the first rows, and more on click', async () => {
    const screen = await render(table({ pageSize: 2, moreLabel: (left) => `Ещё ${left}` }));
    expect(cells()).toHaveLength(2);
    await screen.getByRole('button', { name: 'Ещё 1' }).click();
    expect(cells()).toHaveLength(3);
    await expect.element(screen.getByRole('button', { name: /Ещё/ })).not.toBeInTheDocument();
  });

  it('data table: reserves the space of loading rows', async () => {
    const screen = await render(table({ rows: undefined, expected: 4 }));
    expect(cells()).toHaveLength(4);
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await axeFaults()).toEqual([]);
  });

  it('data table: shows an empty state, or why the rows failed to load', async () => {
    const empty = await render(table({ rows: [], empty: <p>Книг нет</p> }));
    await expect.element(empty.getByText('Книг нет')).toBeVisible();
    await empty.unmount();
    const failed = await render(table({ rows: undefined, failure: <p role="alert">Не пришло</p> }));
    await expect.element(failed.getByRole('alert')).toBeVisible();
    await expect.element(failed.getByRole('table')).not.toBeInTheDocument();
  });

  it('data table: labels cells on a phone that are unclear without their heading', async () => {
    await page.viewport(360, 600);
    const screen = await render(table());
    await expect.element(screen.getByRole('row').nth(1).getByText('Страниц', { exact: true })).toBeVisible();
    await page.viewport(720, 600);
    await expect
      .element(screen.getByRole('row').nth(1).getByText('Страниц', { exact: true }))
      .not.toBeVisible();
  });

  it('data table: sorts by keyboard', async () => {
    const screen = await render(table());
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Книга' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(cells()[0]).toBe('Алгебра');
  });
});

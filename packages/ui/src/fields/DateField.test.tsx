import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeFaults } from '../../test/axe.ts';
import { DateField } from './DateField.tsx';

function Birthday({ onChange }: { onChange: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <DateField
      label="Дата рождения"
      value={value}
      onChange={(text) => {
        setValue(text);
        onChange(text);
      }}
      opensAt="2009-11-22"
      max="2026-11-22"
    />
  );
}

const onChange = vi.fn<(text: string) => void>();
beforeEach(() => onChange.mockClear());

describe('date', () => {
  it.each(['7.9.2008', '07/09/2008', '7-09-2008', '07 9 2008'])(
    'date field: formats %s with dots on blur',
    async (typed) => {
      const screen = await render(<Birthday onChange={onChange} />);
      const field = screen.getByLabelText('Дата рождения', { exact: true });
      await userEvent.fill(field, typed);
      await userEvent.tab();
      await expect.element(field).toHaveValue('07.09.2008');
    },
  );

  it('date field: keeps an invalid date as typed', async () => {
    const screen = await render(<Birthday onChange={onChange} />);
    const field = screen.getByLabelText('Дата рождения', { exact: true });
    await userEvent.fill(field, '31.02.2008');
    await userEvent.tab();
    await expect.element(field).toHaveValue('31.02.2008');
  });

  it('date field: picks a date by year, month and day, starting at a likely birth date', async () => {
    const screen = await render(<Birthday onChange={onChange} />);
    await screen.getByRole('button', { name: 'Выбрать дату в календаре' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Дата рождения' });
    await expect.element(dialog.getByRole('radio', { name: '2009' })).toHaveFocus();
    expect(await axeFaults()).toEqual([]);
    await dialog.getByRole('radio', { name: '2008' }).click();
    await dialog.getByRole('radio', { name: /^сен/ }).click();
    await dialog.getByRole('gridcell', { name: '7', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onChange).toHaveBeenLastCalledWith('07.09.2008');
  });

  it('date field: Escape closes the calendar without a change and restores the focus', async () => {
    const screen = await render(<Birthday onChange={onChange} />);
    const opener = screen.getByRole('button', { name: 'Выбрать дату в календаре' });
    await opener.click();
    await expect.element(screen.getByRole('radio', { name: '2009' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    onTestFinished(() => document.body.replaceChildren());
  });
});

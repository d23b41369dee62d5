import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MomentField } from './MomentField.tsx';
import { TimeField } from './TimeField.tsx';

function Moment() {
  const [value, setValue] = useState('');
  return <MomentField label="Когда" value={value} onChange={setValue} opensAt="2026-11-22" />;
}

function Time() {
  const [value, setValue] = useState('');
  return <TimeField label="Начало" value={value} onChange={setValue} />;
}

it.each([
  ['7.9.2026 9', '07.09.2026 09:00'],
  ['2026-09-07T15:30', '07.09.2026 15:30'],
  ['07.09.2026', '07.09.2026'],
])('moment field: formats "%s" as "%s" on blur', async (typed, written) => {
  const screen = await render(<Moment />);
  const field = screen.getByLabelText('Когда', { exact: true });
  await userEvent.fill(field, typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(written);
});

it('moment field: a picked date gets the default time, and another one keeps the time', async () => {
  const screen = await render(<Moment />);
  const field = screen.getByLabelText('Когда', { exact: true });
  const pick = async (day: string): Promise<void> => {
    await screen.getByRole('button', { name: 'Выбрать дату в календаре' }).click();
    await screen.getByRole('dialog').getByRole('gridcell', { name: day, exact: true }).click();
  };
  await pick('24');
  await expect.element(field).toHaveValue('24.11.2026 09:00');
  await userEvent.fill(field, '24.11.2026 15:00');
  await pick('25');
  await expect.element(field).toHaveValue('25.11.2026 15:00');
});

it.each([
  ['930', '09:30'],
  ['14.05', '14:05'],
  ['в два', 'в два'],
])('time field: formats "%s" as "%s" on blur', async (typed, written) => {
  const screen = await render(<Time />);
  const field = screen.getByLabelText('Начало');
  await userEvent.fill(field, typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(written);
});

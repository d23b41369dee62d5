import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { axeFaults } from '../../test/axe.ts';
import { TextField } from './TextField.tsx';

it('text field: associates the label, the hint and the error with the field', async () => {
  const screen = await render(<TextField label="Логин" hint="Как в зачётке" error="Введите логин" />);
  const field = screen.getByLabelText('Логин');
  await expect.element(field).toHaveAccessibleDescription('Как в зачётке Введите логин');
  await expect.element(field).toBeInvalid();
  expect(await axeFaults()).toEqual([]);
});

it('text field: has no description without a hint and an error', async () => {
  const screen = await render(<TextField label="Логин" defaultValue="42850001" />);
  const field = screen.getByLabelText('Логин');
  await expect.element(field).not.toHaveAttribute('aria-describedby');
  await expect.element(field).toHaveValue('42850001');
});

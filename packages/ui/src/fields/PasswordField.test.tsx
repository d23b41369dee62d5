import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

it('password field: hides the password, and reveals it on request', async () => {
  const screen = await render(<PasswordField label="Пароль" />);
  const field = screen.getByLabelText('Пароль', { exact: true });
  await userEvent.fill(field, 'Secret-2026!');
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Показать пароль' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Скрыть пароль' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveValue('Secret-2026!');
});

it('password field: accepts pasted text, and is recognised by password managers', async () => {
  const screen = await render(
    <>
      <TextField label="Откуда" defaultValue="Secret-2026!" />
      <PasswordField label="Пароль" autoComplete="current-password" />
    </>,
  );
  await screen.getByLabelText('Откуда').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  const field = screen.getByLabelText('Пароль', { exact: true });
  await field.click();
  await userEvent.paste();
  await expect.element(field).toHaveValue('Secret-2026!');
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
});

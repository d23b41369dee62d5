import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeFaults } from '../../test/axe.ts';
import { CodeField } from './CodeField.tsx';
import type { ValueProps } from './FieldFrame.tsx';
import { NumberField } from './NumberField.tsx';
import { PhoneField } from './PhoneField.tsx';

/** Keeps the value of a field, as a form does. */
function Held<V>({
  first,
  children,
}: {
  first: V;
  children: (field: Omit<ValueProps<V>, 'label'>) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children({ value, onChange: setValue });
}

describe('phone number', () => {
  it.each(['80291112233', '+375 29 111 22 33', '(29) 111-22-33', '375291112233'])(
    'phone field: formats the pasted text %s',
    async (pasted) => {
      const screen = await render(
        <Held first="">{(field) => <PhoneField {...field} label="Телефон" />}</Held>,
      );
      const field = screen.getByLabelText('Телефон');
      await userEvent.fill(field, pasted);
      await userEvent.tab();
      await expect.element(field).toHaveValue('+375\u00a0(29)\u00a0111-22-33');
    },
  );

  it('phone field: keeps an invalid number as typed', async () => {
    const screen = await render(<Held first="">{(field) => <PhoneField {...field} label="Телефон" />}</Held>);
    const field = screen.getByLabelText('Телефон');
    await userEvent.fill(field, '12-34');
    await userEvent.tab();
    await expect.element(field).toHaveValue('12-34');
    expect(await axeFaults()).toEqual([]);
  });
});

it('VAL-04 code field: extracts the six digits, whatever format is pasted', async () => {
  const screen = await render(
    <Held first="">{(field) => <CodeField {...field} label="Код из письма" error="Код не подошёл" />}</Held>,
  );
  const field = screen.getByLabelText('Код из письма');
  await userEvent.fill(field, 'Ваш код: 123 456 789');
  await expect.element(field).toHaveValue('123456');
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await axeFaults()).toEqual([]);
});

it('number field: is typed or changed by buttons and arrow keys, within its bounds', async () => {
  const screen = await render(
    <Held first={1}>{(field) => <NumberField {...field} label="Сколько" min={1} max={3} />}</Held>,
  );
  const field = screen.getByRole('spinbutton', { name: 'Сколько' });
  await expect.element(screen.getByRole('button', { name: 'Меньше' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Больше' }).click();
  await expect.element(field).toHaveValue('2');
  await userEvent.fill(field, '9');
  await expect.element(field).toHaveValue('3');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(field).toHaveValue('1');
  expect(await axeFaults()).toEqual([]);
});

it('fields: a disabled field accepts no input', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const screen = await render(<PhoneField label="Телефон" value="" onChange={onChange} disabled />);
  await expect.element(screen.getByLabelText('Телефон')).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});

import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeFaults } from '../../test/axe.ts';
import { AutocompleteField } from './AutocompleteField.tsx';
import { CheckField } from './CheckField.tsx';
import { SelectField } from './SelectField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const faculties = [
  { value: 'fkp', label: 'ФКП' },
  { value: 'ksis', label: 'ФКСиС' },
];

it('select: explains what it depends on while it is disabled', async () => {
  const screen = await render(
    <SelectField label="Факультет" placeholder="Сначала форма обучения" options={[]} disabled />,
  );
  await expect.element(screen.getByLabelText('Факультет')).toHaveDisplayValue('Сначала форма обучения');
  expect(await axeFaults()).toEqual([]);
});

it('select: reports the selected option', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(
    <SelectField
      label="Факультет"
      options={faculties}
      onChange={({ target }) => onChange(target.value)}
      error="Выберите факультет"
    />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Факультет'), 'ФКСиС');
  expect(onChange).toHaveBeenCalledWith('ksis');
  expect(await axeFaults()).toEqual([]);
});

it('switch: has the switch role, and is toggled by keyboard', async () => {
  const screen = await render(<SwitchField label="Показывать в рейтинге" hint="Виден только номер" />);
  const field = screen.getByRole('switch', { name: 'Показывать в рейтинге' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(field).toBeChecked();
  await expect.element(field).toHaveAccessibleDescription('Виден только номер');
  expect(await axeFaults()).toEqual([]);
});

it('checkbox: is toggled by its label too', async () => {
  const screen = await render(<CheckField label="Запомнить это устройство" />);
  await screen.getByText('Запомнить это устройство').click();
  await expect.element(screen.getByRole('checkbox')).toBeChecked();
});

function About() {
  const [value, setValue] = useState('');
  return <TextAreaField label="О себе" maxLength={10} value={value} onChange={setValue} />;
}

it('text area: shows the characters left only when it is nearly full', async () => {
  const screen = await render(<About />);
  const field = screen.getByLabelText('О себе');
  await userEvent.fill(field, '1234567');
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.fill(field, '12345678');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Осталось 2 знака');
  expect(await axeFaults()).toEqual([]);
});

function Teacher({ onType }: { onType: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <AutocompleteField
      label="Преподаватель"
      placeholder="Начните вводить фамилию"
      value={value}
      onChange={setValue}
      onType={onType}
      groups={[{ title: 'Кафедра информатики', options: ['Образцов И. И.', 'Примерова А. А.'] }]}
    />
  );
}

it('autocomplete: shows loaded options under their heading, and selects them by keyboard', async () => {
  const onType = vi.fn<(text: string) => void>();
  const screen = await render(<Teacher onType={onType} />);
  const field = screen.getByRole('combobox', { name: 'Преподаватель' });
  await userEvent.type(field, 'обр');
  expect(onType).toHaveBeenLastCalledWith('обр');
  await expect.element(screen.getByText('Кафедра информатики')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Образцов И. И.');
});

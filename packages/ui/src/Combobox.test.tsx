import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeFaults } from '../test/axe.ts';
import { Combobox } from './Combobox.tsx';

const groups = [
  { title: 'Группы', options: ['428501', '428502'] },
  { title: 'Люди', options: ['Образцов И. И.'] },
];

interface SearchProps {
  onSelect: (option: string) => void;
  isStale?: (option: string) => boolean;
}

function Search({ onSelect, isStale }: SearchProps) {
  const [text, setText] = useState('');
  return (
    <Combobox<string>
      label="Группа, человек"
      text={text}
      onType={setText}
      groups={groups}
      keyOf={(option) => option}
      renderOption={(option) => option}
      onSelect={onSelect}
      {...(isStale && { isStale })}
      message={null}
      count="Найдено 3 варианта"
      icon={null}
    />
  );
}

const open = async () => {
  const onSelect = vi.fn<(option: string) => void>();
  const screen = await render(<Search onSelect={onSelect} />);
  const field = screen.getByRole('combobox', { name: 'Группа, человек' });
  await userEvent.type(field, '428');
  return { screen, field, onSelect };
};

describe('search', () => {
  it('combobox: activates no option until an arrow key is pressed, and wraps around', async () => {
    const { screen, field, onSelect } = await open();
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
    expect(await axeFaults()).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    await expect
      .element(screen.getByRole('option', { name: 'Образцов И. И.' }))
      .toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('428502');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('combobox: Enter selects the first option', async () => {
    const { onSelect } = await open();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('428501');
  });

  it('combobox: Escape closes the list, and a second one clears the text', async () => {
    const { screen, field } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('428');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
  });

  it('combobox: selects a clicked option without losing the focus', async () => {
    const { screen, onSelect } = await open();
    await screen.getByRole('option', { name: '428502' }).click();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('428502');
  });

  it('combobox: skips options of an earlier text, by mouse and by keyboard', async () => {
    const onSelect = vi.fn<(option: string) => void>();
    const screen = await render(
      <Search onSelect={onSelect} isStale={(option) => option.startsWith('428')} />,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Группа, человек' }), 'обр');
    expect(await axeFaults()).toEqual([]);
    await screen.getByRole('option', { name: '428502' }).click({ force: true });
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(screen.getByRole('option', { name: 'Образцов И. И.' }))
      .toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Образцов И. И.');
  });
});

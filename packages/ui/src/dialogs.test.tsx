import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeFaults } from '../test/axe.ts';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Menu, MenuHead, MenuItem } from './Menu.tsx';

function Question({ onConfirm, failure }: { onConfirm: () => void; failure?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Отменить справку</Button>
      {isOpen && (
        <ConfirmDialog
          title="Отменить справку?"
          confirm="Отменить"
          cancel="Оставить"
          isDangerous
          isPending={false}
          failure={failure && <p role="alert">{failure}</p>}
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          Её не напечатают.
        </ConfirmDialog>
      )}
    </>
  );
}

describe('confirmation', () => {
  it('confirm dialog: traps the focus and restores it afterwards', async () => {
    const screen = await render(<Question onConfirm={() => undefined} />);
    const opener = screen.getByRole('button', { name: 'Отменить справку' });
    await opener.click();
    const dialog = screen.getByRole('dialog', { name: 'Отменить справку?' });
    await expect.element(dialog).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Оставить' })).toHaveFocus();
    expect(await axeFaults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('confirm dialog: stays open and shows the error', async () => {
    const onConfirm = vi.fn<() => void>();
    const screen = await render(<Question onConfirm={onConfirm} failure="Справка уже напечатана." />);
    await screen.getByRole('button', { name: 'Отменить справку' }).click();
    await screen.getByRole('button', { name: 'Отменить', exact: true }).click();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Справка уже напечатана.');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('menu', () => {
  const open = async (onClick: () => void) => {
    const screen = await render(
      <Menu button="Вид">
        {() => (
          <>
            <MenuHead>Тема</MenuHead>
            <MenuItem isChosen onClick={() => undefined}>
              Светлая
            </MenuItem>
            <MenuItem isChosen={false} onClick={onClick}>
              Тёмная
            </MenuItem>
          </>
        )}
      </Menu>,
    );
    await screen.getByRole('button', { name: 'Вид' }).click();
    return screen;
  };

  it('menu: arrow keys move through the items, Escape closes it', async () => {
    const onClick = vi.fn<() => void>();
    const screen = await open(onClick);
    await expect.element(screen.getByRole('menuitemradio', { name: 'Светлая' })).toHaveFocus();
    expect(await axeFaults()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menuitemradio', { name: 'Тёмная' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Вид' })).toHaveFocus();
  });
});

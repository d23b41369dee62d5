import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { axeFaults } from '../../test/axe.ts';
import { SignatureField } from './SignatureField.tsx';

const onChange = vi.fn<(picture: string) => void>();

function Contract() {
  const [value, setValue] = useState('');
  return (
    <SignatureField
      label="Подпись"
      signer="Примерная А. И."
      value={value}
      onChange={(picture) => {
        setValue(picture);
        onChange(picture);
      }}
    />
  );
}

let screen: RenderResult;
beforeEach(async () => {
  onChange.mockClear();
  screen = await render(<Contract />);
});

const state = () => screen.getByRole('status');

function draw(): void {
  const canvas = screen.container.querySelector('canvas');
  const { left = 0, top = 0 } = canvas?.getBoundingClientRect() ?? {};
  const at = (type: string, x: number): PointerEvent =>
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: left + x,
      clientY: top + 40 + x / 4,
    });
  canvas?.dispatchEvent(at('pointerdown', 20));
  for (const x of [40, 60, 90, 120]) canvas?.dispatchEvent(at('pointermove', x));
  canvas?.dispatchEvent(at('pointerup', 120));
}

describe('signature', () => {
  it('signature field: converts a drawing to an image', async () => {
    await expect.element(state()).toHaveTextContent('Подписи ещё нет');
    draw();
    await expect.element(state()).toHaveTextContent('Подпись поставлена');
    expect(onChange).toHaveBeenCalledWith(expect.stringMatching(/^data:image\/png;base64,.{200}/));
    expect(await axeFaults()).toEqual([]);
  });

  it('signature field: writes the name by keyboard alone, and clears it', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(state()).toHaveTextContent('Подпись поставлена');
    await screen.getByRole('button', { name: 'Стереть' }).click();
    await expect.element(state()).toHaveTextContent('Подписи ещё нет');
    expect(onChange).toHaveBeenLastCalledWith('');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { clearToasts, toast } from './toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

const show = () => render(<Toasts title="Внимание!" close="Закрыть" undo="Вернуть" />);
const visibleTexts = (): string[] =>
  [...document.querySelectorAll('[data-kind] p:last-of-type')].map(({ textContent }) => textContent ?? '');

describe('messages', () => {
  it('toasts: messages are shown together, and disappear after six seconds', async () => {
    toast('success', 'Сохранено');
    await show();
    await vi.advanceTimersByTimeAsync(3000);
    toast('info', 'Пришло новое');
    await vi.advanceTimersByTimeAsync(0);
    expect(visibleTexts()).toEqual(['Сохранено', 'Пришло новое']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(visibleTexts()).toEqual(['Пришло новое']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(visibleTexts()).toEqual([]);
  });

  it('toasts: the last three are fully visible', async () => {
    for (const message of ['1', '2', '3', '4']) toast('error', message);
    await show();
    expect(visibleTexts()).toEqual(['2', '3', '4']);
  });

  it('toasts: errors stay open', async () => {
    toast('error', 'Не сохранено');
    await show();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(visibleTexts()).toEqual(['Не сохранено']);
  });

  it('toasts: messages with an undo are shown for ten seconds, or until it is used', async () => {
    const undo = vi.fn<() => void>();
    toast('success', 'Пропуски отмечены', { undo });
    const screen = await show();
    await vi.advanceTimersByTimeAsync(9000);
    expect(visibleTexts()).toEqual(['Пропуски отмечены']);
    const back = screen.getByRole('button', { name: 'Вернуть' }).element();
    back.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(visibleTexts()).toEqual([]);
  });
});

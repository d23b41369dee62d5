import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Countdown } from './Countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const until = new Date('2026-11-22T10:12:05Z');

it('countdown: counts down in digits, and in words for screen readers', async () => {
  const screen = await render(<Countdown until={until} as="digits" />);
  const timer = screen.getByRole('timer').element();
  expect(timer.textContent).toBe('01:12:05');
  expect(timer.getAttribute('aria-label')).toBe('1\u00a0час 12\u00a0минут 5\u00a0секунд');
  await vi.advanceTimersByTimeAsync(6000);
  expect(timer.textContent).toBe('01:11:59');
});

it('countdown: reports its end once and stops, however often it renders', async () => {
  const onEnd = vi.fn<() => void>();
  // Creates a new date and function for each render, as screens do.
  const countdown = () => <Countdown until={new Date(until)} as="words" onEnd={() => onEnd()} />;
  const screen = await render(countdown());
  vi.setSystemTime(until);
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole('timer').element().textContent).toBe('0\u00a0секунд');
  await screen.rerender(countdown());
  await vi.advanceTimersByTimeAsync(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

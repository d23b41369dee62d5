import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  title: 'Server currently unavailable. Try again later.',
  why: {
    offline: 'You seem to be offline. The page continues by itself once you are connected.',
    down: 'We check the connection every 5\u00a0seconds. The page continues by itself.',
    hanging: 'No answer for longer than usual. We check every 5\u00a0seconds; the page continues by itself.',
  },
  retry: 'Try now',
  back: 'The server is available again.',
} as const satisfies TextsLike<typeof ru>;

export default en;

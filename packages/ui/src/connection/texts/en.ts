import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  title: 'Server currently unavailable. Try again later.',
  why: {
    offline: 'You seem to be offline. The page will continue once you are connected.',
    down: 'We check the connection every 5\u00a0seconds. The page will continue automatically.',
    hanging:
      'The server is taking longer than usual. We check every 5\u00a0seconds; the page will continue automatically.',
  },
  retry: 'Try now',
  back: 'The server is available again.',
} as const satisfies TextsLike<typeof ru>;

export default en;

import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list your sessions, last used first',
  end: 'end a session',
  endOthers: 'end all sessions except this one',
  id: 'number of the session in the list',
  none: 'There are no sessions.',
  ended: 'The session has ended.',
  endedOthers: 'The other sessions have ended.',
  head: { id: 'No.', device: 'device', opened: 'opened', used: 'last used', remark: 'note' },
  browser: 'browser',
  program: 'app',
  unknown: 'unknown device',
  current: 'this session',
  remembered: 'remembered',
  impersonated: 'administrator',
} as const satisfies TextsLike<typeof ru>;

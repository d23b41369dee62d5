import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  rights: 'Your rights have changed. The portal shows what is open to you now.',
  endedElsewhere: 'The session was ended in another tab.',
  replacedElsewhere: 'In another tab {{fio}} has signed in.',
} as const satisfies TextsLike<typeof ru>;

export default en;

import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  states: {
    valid: 'The paper is valid',
    withdrawn: 'The paper no longer holds',
    unknown: 'There is no such paper',
  },
  hints: {
    valid:
      'The university issued this paper, and its record is unchanged. Compare what stands below with it.',
    withdrawn: 'The university issued this paper, and later withdrew it or replaced it by another.',
    unknown: 'The link is incomplete or was changed, or another university issued the paper.',
  },
  paper: 'What the paper says',
  kind: 'Paper',
  kinds: { certificate: 'Certificate', 'mark-sheet': 'Mark sheet', contract: 'Contract' },
  number: 'Number',
  date: 'Date',
  holder: 'Issued to',
  institution: 'Issued by',
} as const satisfies TextsLike<typeof ru>;

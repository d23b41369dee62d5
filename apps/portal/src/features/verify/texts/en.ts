import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  states: {
    valid: 'The record of this document is valid',
    withdrawn: 'The document is no longer valid',
    unknown: 'There is no such document',
  },
  hints: {
    valid:
      'The university issued a document with these details. The link does not check the paper or file itself: compare it with the details below. If anything differs, the document was changed or forged.',
    withdrawn: 'The university issued a document with these details, and later withdrew or replaced it.',
    unknown: 'The link is incomplete or was changed, or another university issued the document.',
  },
  paper: 'What the document must say',
  kind: 'Document',
  kinds: { certificate: 'Certificate', 'mark-sheet': 'Mark sheet', contract: 'Contract' },
  number: 'Number',
  date: 'Date',
  holder: 'Issued to',
  institution: 'Issued by',
} as const satisfies TextsLike<typeof ru>;

import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Kind of mark sheet',
  names: 'Kinds of mark sheets',
  noneYet: 'No kinds of mark sheets yet',
  fields: {
    shortName: 'In short',
    fullName: 'In full',
    coefficient: 'Coefficient',
    price: 'Price, BYN',
    isExam: 'For an exam',
    isOffset: 'For a pass/fail test',
    isCourseWork: 'For a term paper',
    isLab: 'For labs',
    isRemote: 'For distance learning',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;

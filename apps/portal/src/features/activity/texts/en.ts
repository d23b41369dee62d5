import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  title: 'Social and research work',
  kinds: { social: 'Social work', research: 'Research' },
  count_one: '{{count}}\u00a0record',
  count_other: '{{count}}\u00a0records',
  columns: { date: 'Date', work: 'What was done', state: 'Status' },
  none: { social: 'There are no records of social work', research: 'There are no records of research' },
  noneHint: {
    social:
      'The university adds them. If you took part in something that is not here, tell your group’s curator.',
    research:
      'The university adds talks, papers and contests. If your work is not here, tell your supervisor.',
  },
  memberships: 'Memberships',
  unions: {
    brsm: { short: 'BRSM', full: 'Youth union' },
    profCom: { short: 'Trade union', full: 'Committee of the students’ union' },
  },
  member: 'You are a member',
  notMember: 'You are not a member',
  unknown: 'Not known',
  membershipsHint: 'If this is wrong, or you want to join, contact the committee of the organisation.',
} as const satisfies TextsLike<typeof ru>;

export default en;

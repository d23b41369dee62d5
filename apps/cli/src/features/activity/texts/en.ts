import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'memberships, social work and research',
  none: 'There are no records.',
  nothingKnown: 'No data: only students have memberships, social work and research.',
  head: { kind: 'kind', date: 'date', title: 'what', state: 'status' },
  kinds: { membership: 'membership', social: 'social work', research: 'research' },
  unions: { brsm: 'Youth union', profCom: 'Trade union' },
  member: 'member',
  notMember: 'not a member',
} as const satisfies TextsLike<typeof ru>;

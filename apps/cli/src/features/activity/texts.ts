import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'членство, общественная и научная работа',
  none: 'Записей нет.',
  nothingKnown: 'Данных нет: членство, общественная и научная работа есть только у студентов.',
  head: { kind: 'вид', date: 'дата', title: 'что', state: 'состояние' },
  kinds: { membership: 'членство', social: 'общественная работа', research: 'научная работа' },
  unions: { brsm: 'БРСМ', profCom: 'Профком' },
  member: 'состоите',
  notMember: 'не состоите',
} as const;

const en = {
  list: 'memberships, social work and research',
  none: 'There are no records.',
  nothingKnown: 'No data: only students have memberships, social work and research.',
  head: { kind: 'kind', date: 'date', title: 'what', state: 'status' },
  kinds: { membership: 'membership', social: 'social work', research: 'research' },
  unions: { brsm: 'Youth union', profCom: 'Trade union' },
  member: 'member',
  notMember: 'not a member',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-activity', { ru, en });

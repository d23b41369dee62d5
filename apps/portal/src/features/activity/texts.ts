import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  title: 'Общественная и\u00a0научная работа',
  kinds: { social: 'Общественная работа', research: 'Научная работа' },
  count_one: '{{count}}\u00a0запись',
  count_few: '{{count}}\u00a0записи',
  count_many: '{{count}}\u00a0записей',
  count_other: '{{count}}\u00a0записи',
  columns: { date: 'Дата', work: 'Что сделано', state: 'Состояние' },
  none: { social: 'Записей об\u00a0общественной работе нет', research: 'Записей о\u00a0научной работе нет' },
  noneHint: {
    social:
      'Их вносит университет. Если вы\u00a0в\u00a0чём-то участвовали, а\u00a0записи нет, скажите об\u00a0этом куратору группы.',
    research:
      'Доклады, статьи и\u00a0олимпиады вносит университет. Если вашей работы нет, скажите об\u00a0этом своему руководителю.',
  },
  memberships: 'Членство',
  unions: {
    brsm: { short: 'БРСМ', full: 'Союз молодёжи' },
    profCom: { short: 'Профком', full: 'Профсоюзный комитет студентов' },
  },
  member: 'Вы\u00a0состоите',
  notMember: 'Вы\u00a0не\u00a0состоите',
  unknown: 'Сведений нет',
  membershipsHint: 'Если это не\u00a0так или вы\u00a0хотите вступить, обратитесь в\u00a0комитет организации.',
} as const;

const en = {
  title: 'Social and research work',
  kinds: { social: 'Social work', research: 'Research' },
  count_one: '{{count}}\u00a0record',
  count_other: '{{count}}\u00a0records',
  columns: { date: 'Date', work: 'Activity', state: 'Status' },
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
  unknown: 'Unknown',
  membershipsHint: 'If this is wrong, or you want to join, contact the committee of the organisation.',
} as const satisfies TextsLike<typeof ru>;

export const activityTexts = defineTexts('activity', { ru, en });

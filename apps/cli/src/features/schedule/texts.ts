import type { Language } from '@semestr/core/display';

const ru = {
  summary: 'показать расписание группы или преподавателя на неделю',
  group: 'номер группы',
  employee: 'вместо группы: преподаватель, по концу адреса его страницы',
  week: 'номер недели, 1–4 (обычно текущая)',
  subgroup: 'только подгруппа 1 или 2',
  oneOfTwo: 'назовите группу или --employee, одно из двух',
  ofGroup: (name: string) => `Группа ${name}`,
  weekNumber: (week: number) => `${week}-я неделя`,
  ofSubgroup: (subgroup: number) => `подгруппа ${subgroup}`,
  subgroupShort: (subgroup: number) => `подгр. ${subgroup}`,
  empty: 'На этой неделе занятий нет.',
  nothing: 'Занятий в расписании нет.',
  state: {
    running: null,
    'not-begun': 'Занятия ещё не начались: показана первая неделя.',
    over: 'Занятия закончились: показана последняя неделя.',
  } as Record<'running' | 'not-begun' | 'over', string | null>,
  today: 'сегодня',
  now: 'сейчас',
  noGroup: (name: string) => `Расписания группы ${name} нет.`,
  noEmployee: (urlId: string) => `Расписания преподавателя «${urlId}» нет.`,
  similar: (names: string) => `Есть группы: ${names}.`,
};

const en = {
  summary: 'show the schedule of a group or an educator for a week',
  group: 'number of the group',
  employee: 'instead of a group: an educator, by the end of their page’s address',
  week: 'number of the week, 1–4 (the current one by default)',
  subgroup: 'only subgroup 1 or 2',
  oneOfTwo: 'name a group or --employee, one of the two',
  ofGroup: (name: string) => `Group ${name}`,
  weekNumber: (week: number) => `week ${week}`,
  ofSubgroup: (subgroup: number) => `subgroup ${subgroup}`,
  subgroupShort: (subgroup: number) => `subgr. ${subgroup}`,
  empty: 'No lessons this week.',
  nothing: 'The schedule has no lessons.',
  state: {
    running: null,
    'not-begun': 'Lessons have not begun yet: this is the first week.',
    over: 'Lessons are over: this is the last week.',
  } as Record<'running' | 'not-begun' | 'over', string | null>,
  today: 'today',
  now: 'now',
  noGroup: (name: string) => `There is no schedule of group ${name}.`,
  noEmployee: (urlId: string) => `There is no schedule of the educator "${urlId}".`,
  similar: (names: string) => `There are groups: ${names}.`,
} satisfies typeof ru;

export const texts: Record<Language, typeof ru> = { ru, en };

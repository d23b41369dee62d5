import { capitalised, dayMonth, type Language, plural, weekdayName } from '@semestr/core/display';
import type { IsoDate } from '@semestr/core/dates';

const minutesRu = { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' };
const minutesToRu = { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' };
const daysRu = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const minutesEn = { one: 'minute', other: 'minutes' };
const daysEn = { one: 'day', other: 'days' };

const ru = {
  language: 'ru' as Language,
  documentTitle: 'Главная',
  description: 'Расписание групп и преподавателей, учебные недели и личный кабинет университета.',
  date: (date: IsoDate) => `${capitalised(weekdayName(date, 'ru'))}, ${dayMonth(date, 'ru')}`,
  week: (week: number) => `${week}-я неделя`,
  pairNow: (pair: number, minutes: number) =>
    `идёт ${pair}-я пара, ещё\u00a0${minutes}\u00a0${plural(minutes, minutesRu, 'ru')}`,
  pairNext: (pair: number, minutes: number) =>
    `${pair}-я пара через\u00a0${minutes}\u00a0${plural(minutes, minutesToRu, 'ru')}`,
  seen: 'Вы смотрели',
  bells: 'Звонки',
  bell: (pair: number) => `${pair}-я пара`,
  now: 'сейчас',
  todayOf: (name: string, isGroup: boolean) =>
    isGroup ? `Сегодня у группы ${name}` : `Сегодня у вас в избранном: ${name}`,
  wholeWeek: 'Вся неделя',
  time: 'Время',
  lesson: 'Занятие',
  room: 'Аудитория',
  educator: 'Преподаватель',
  groups: 'Группы',
  minutesLeft: (minutes: number) => `ещё ${minutes}\u00a0мин`,
  subgroup: (subgroup: number) => `${subgroup}-я подгруппа`,
  free: 'Сегодня занятий нет',
  freeNext: (date: IsoDate) => `Ближайшие — ${weekdayName(date, 'ru')}, ${dayMonth(date, 'ru')}.`,
  noSchedule: 'Расписания пока нет',
  choose: 'Здесь будет ваш день',
  chooseHint: 'Откройте расписание группы или преподавателя и отметьте его звёздочкой.',
  toSchedules: 'Выбрать группу',
  announcements: 'Объявления',
  noAnnouncements: 'Новых объявлений нет.',
  weekWord: 'неделя',
  weekValue: (range: string) => `из четырёх, ${range}`,
  session: 'сессия',
  holiday: 'выходной',
  inDays: (days: number, date: IsoDate) =>
    `через ${days}\u00a0${plural(days, daysRu, 'ru')}, ${dayMonth(date, 'ru')}`,
  sessionNow: (until: IsoDate) => `идёт до ${dayMonth(until, 'ru')}`,
  holidayValue: (date: IsoDate) => `${dayMonth(date, 'ru')}, ${weekdayName(date, 'ru')}`,
  cycle: 'Учебные недели',
  often: 'Часто нужно',
  links: {
    schedules: 'Расписания групп и преподавателей',
    login: 'Войти в личный кабинет',
    profile: 'Мой профиль',
  },
};

export type HomeTexts = typeof ru;

const en: HomeTexts = {
  language: 'en',
  documentTitle: 'Home',
  description: 'Schedules of groups and educators, study weeks and the personal account of the university.',
  date: (date) => `${weekdayName(date, 'en')}, ${dayMonth(date, 'en')}`,
  week: (week) => `week ${week}`,
  pairNow: (pair, minutes) =>
    `lesson ${pair} is on, ${minutes}\u00a0${plural(minutes, minutesEn, 'en')} left`,
  pairNext: (pair, minutes) => `lesson ${pair} in ${minutes}\u00a0${plural(minutes, minutesEn, 'en')}`,
  seen: 'You viewed',
  bells: 'Bells',
  bell: (pair) => `lesson ${pair}`,
  now: 'now',
  todayOf: (name, isGroup) => (isGroup ? `Today, group ${name}` : `Today, ${name}`),
  wholeWeek: 'Whole week',
  time: 'Time',
  lesson: 'Lesson',
  room: 'Room',
  educator: 'Educator',
  groups: 'Groups',
  minutesLeft: (minutes) => `${minutes}\u00a0min left`,
  subgroup: (subgroup) => `subgroup ${subgroup}`,
  free: 'No lessons today',
  freeNext: (date) => `The next are on ${weekdayName(date, 'en')}, ${dayMonth(date, 'en')}.`,
  noSchedule: 'There is no schedule yet',
  choose: 'Your day will be here',
  chooseHint: 'Open the schedule of a group or an educator and star it.',
  toSchedules: 'Choose a group',
  announcements: 'Announcements',
  noAnnouncements: 'There are no new announcements.',
  weekWord: 'week',
  weekValue: (range) => `of four, ${range}`,
  session: 'session',
  holiday: 'holiday',
  inDays: (days, date) => `in ${days}\u00a0${plural(days, daysEn, 'en')}, ${dayMonth(date, 'en')}`,
  sessionNow: (until) => `until ${dayMonth(until, 'en')}`,
  holidayValue: (date) => `${weekdayName(date, 'en')}, ${dayMonth(date, 'en')}`,
  cycle: 'Study weeks',
  often: 'Often needed',
  links: {
    schedules: 'Schedules of groups and educators',
    login: 'Sign in to the personal account',
    profile: 'My profile',
  },
};

export const homeTexts = { ru, en };

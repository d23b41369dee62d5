import { addDays, type IsoDate, weekday, yearOf } from '@semestr/core/dates';
import {
  capitalised,
  dayMonth,
  type Language,
  plural,
  type PluralForms,
  weekdayName,
} from '@semestr/core/display';

const minutesRu = { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' };
const minutesToRu = { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' };
const daysRu = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const minutesEn = { one: 'minute', other: 'minutes' };
const [shortRu, shortEn] = [
  { one: 'мин', other: 'мин' },
  { one: 'min', other: 'min' },
];
const daysEn = { one: 'day', other: 'days' };

/** "47 минут", from an hour on "1 ч 20 мин". */
const minutesIn = (minutes: number, language: Language, forms: PluralForms): string => {
  if (minutes < 60) return `${minutes}\u00a0${plural(minutes, forms, language)}`;
  const [hour, minute] = language === 'ru' ? ['ч', 'мин'] : ['h', 'min'];
  const rest = minutes % 60 === 0 ? '' : `\u00a0${minutes % 60}\u00a0${minute}`;
  return `${Math.floor(minutes / 60)}\u00a0${hour}${rest}`;
};

const onWeekdayRu = [
  'в\u00a0понедельник',
  'во\u00a0вторник',
  'в\u00a0среду',
  'в\u00a0четверг',
  'в\u00a0пятницу',
  'в\u00a0субботу',
  'в\u00a0воскресенье',
];

/** "завтра в 09:00", "в понедельник, 9 ноября, в 09:00". */
const momentRu = (date: IsoDate, time: string, today: IsoDate): string => {
  if (date === today) return `сегодня в\u00a0${time}`;
  if (date === addDays(today, 1)) return `завтра в\u00a0${time}`;
  return `${onWeekdayRu[weekday(date) - 1]}, ${dayMonth(date, 'ru', yearOf(today))}, в\u00a0${time}`;
};

const momentEn = (date: IsoDate, time: string, today: IsoDate): string => {
  if (date === today) return `today at\u00a0${time}`;
  if (date === addDays(today, 1)) return `tomorrow at\u00a0${time}`;
  return `on ${weekdayName(date, 'en')}, ${dayMonth(date, 'en', yearOf(today))}, at\u00a0${time}`;
};

const ru = {
  language: 'ru' as Language,
  documentTitle: 'Главная',
  description: 'Расписание групп и преподавателей, учебные недели и личный кабинет университета.',
  date: (date: IsoDate) => `${capitalised(weekdayName(date, 'ru'))}, ${dayMonth(date, 'ru')}`,
  week: (week: number) => `${week}-я неделя`,
  pairNow: (pair: number, minutes: number) =>
    `идёт ${pair}-я пара, ещё\u00a0${minutesIn(minutes, 'ru', minutesRu)}`,
  pairNext: (pair: number, minutes: number) =>
    `${pair}-я пара через\u00a0${minutesIn(minutes, 'ru', minutesToRu)}`,
  pairLater: (pair: number, date: IsoDate, time: string, today: IsoDate) =>
    `${pair}-я пара ${momentRu(date, time, today)}`,
  lessonLater: (date: IsoDate, time: string, today: IsoDate) =>
    `ближайшее занятие ${momentRu(date, time, today)}`,
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
  minutesLeft: (minutes: number) => `ещё ${minutesIn(minutes, 'ru', shortRu)}`,
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
  pairNow: (pair, minutes) => `lesson ${pair} is on, ${minutesIn(minutes, 'en', minutesEn)} left`,
  pairNext: (pair, minutes) => `lesson ${pair} in ${minutesIn(minutes, 'en', minutesEn)}`,
  pairLater: (pair, date, time, today) => `lesson ${pair} ${momentEn(date, time, today)}`,
  lessonLater: (date, time, today) => `next lesson ${momentEn(date, time, today)}`,
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
  minutesLeft: (minutes) => `${minutesIn(minutes, 'en', shortEn)} left`,
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

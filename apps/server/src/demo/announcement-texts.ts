/** What educators announce: date, time and room stand beside the text. */
export interface AnnouncementText {
  /** The full name of the subject comes in quotes: «Базы данных». */
  text: (name: string) => string;
  /** The kind of lesson it is about; null for any. */
  about: 'ЛК' | 'ПЗ' | 'ЛР' | null;
  /**
   * `meeting`: at a time and in a room of its own; `lesson`: at the time of a lesson, `moved` also to another room;
   * `news`: on that day.
   */
  kind: 'meeting' | 'lesson' | 'moved' | 'news';
  /** Said while there are lessons, in and around a session, or at any time. */
  when: 'lessons' | 'session' | 'always';
}

type About = AnnouncementText['about'];

const of =
  (when: AnnouncementText['when'], kind: AnnouncementText['kind']) =>
  (about: About, text: AnnouncementText['text']): AnnouncementText => ({ when, kind, about, text });
const meeting = of('lessons', 'meeting');
const lesson = of('lessons', 'lesson');
const moved = of('lessons', 'moved');
const news = of('lessons', 'news');
const always = of('always', 'meeting');
const heard = of('always', 'news');
const session = of('session', 'meeting');
const told = of('session', 'news');

/** The first of them are what the demo students read. */
export const announcementTexts: readonly AnnouncementText[] = [
  always('ЛР', (name) => `Приём задолженностей по дисциплине ${name}. При себе иметь зачётную книжку.`),
  moved('ЛК', (name) => `Лекция по дисциплине ${name} переносится в другую аудиторию`),
  always('ЛК', (name) => `Консультация по дисциплине ${name} вместо отменённой на прошлой неделе`),
  heard(
    'ЛК',
    (name) => `Опубликован перечень вопросов к сессии по дисциплине ${name}, файл — у старост групп`,
  ),
  meeting('ЛР', (name) => `Защита лабораторных работ по дисциплине ${name} для тех, кто не успел на занятии`),
  meeting('ПЗ', (name) => `Дополнительное занятие по дисциплине ${name}: разбор задач контрольной работы`),
  meeting(
    'ЛК',
    (name) => `Пересдача теста по дисциплине ${name}. Запись у старосты группы до начала занятия.`,
  ),
  lesson(
    'ПЗ',
    (name) => `Контрольная работа по дисциплине ${name}. Пользоваться конспектом можно, телефоном — нет.`,
  ),
  meeting('ЛР', (name) => `Консультация по курсовой работе (дисциплина ${name}): темы, план, сроки`),
  meeting(
    'ЛР',
    (name) => `Защита курсовых проектов по дисциплине ${name}, первая очередь — № 1–12 по списку`,
  ),
  meeting('ПЗ', (name) => `Отработка пропущенных практических занятий по дисциплине ${name}`),
  meeting(null, (name) => `Показ контрольных работ по дисциплине ${name} и ответы на вопросы`),
  news(
    'ЛР',
    (name) =>
      `Отчёты по лабораторной работе № 3 (дисциплина ${name}) принимаются до конца дня в электронном виде`,
  ),
  lesson('ПЗ', (name) => `Занятие по дисциплине ${name} отменяется, замена будет объявлена отдельно`),
  news('ПЗ', (name) => `Последний день, чтобы выбрать тему реферата по дисциплине ${name}`),
  lesson('ЛК', (name) => `Лекция по дисциплине ${name} пройдёт дистанционно, ссылка — у старосты`),
  heard(
    null,
    (name) => `Результаты теста по дисциплине ${name} — на доске объявлений кафедры и в электронном курсе`,
  ),
  lesson(
    'ПЗ',
    (name) => `Практическое занятие по дисциплине ${name} проведёт другой преподаватель: замена на один день`,
  ),
  heard(
    'ЛР',
    (name) => `Лабораторный практикум по дисциплине ${name} есть в библиотеке, возьмите его до занятия`,
  ),
  moved('ЛР', (name) => `Лабораторная работа по дисциплине ${name} пройдёт в другой аудитории: ремонт`),
  session('ЛК', (name) => `Консультация перед пересдачей экзамена по дисциплине ${name}`),
  session(null, (name) => `Пересдача по дисциплине ${name} для тех, у кого есть ведомость из деканата`),
  session('ЛК', (name) => `Показ экзаменационных работ по дисциплине ${name}, апелляции — в тот же день`),
  told('ЛК', (name) => `Отметки за экзамен по дисциплине ${name} внесены в зачётные книжки: проверьте свои`),
  told(
    null,
    (name) => `Ведомости на пересдачу по дисциплине ${name} можно заказать в личном кабинете до конца недели`,
  ),
  told('ЛР', (name) => `Рабочие тетради по дисциплине ${name} можно забрать на кафедре`),
];

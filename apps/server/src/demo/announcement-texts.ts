/** Text of an announcement by an educator: date, time and room are separate fields. */
export interface AnnouncementText {
  /** Receives the full name of the subject in quotes: «Базы данных». */
  text: (name: string) => string;
  /** The lesson type it is about; null for any. */
  about: 'ЛК' | 'ПЗ' | 'ЛР' | null;
  /**
   * `meeting`: at a separate time and room; `lesson`: at the time of a lesson, `moved` also to another room; `news`: on
   * that day.
   */
  kind: 'meeting' | 'lesson' | 'moved' | 'news';
  /** The season in which it is used: while there are lessons, in and around a session, or at any time. */
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
const generalTexts = of('always', 'news');
const session = of('session', 'meeting');
const newsTexts = of('session', 'news');

/** The demo students see the first ones. */
export const announcementTexts: readonly AnnouncementText[] = [
  always('ЛР', (name) => `Приём задолженностей по дисциплине ${name}. При себе иметь зачётную книжку.`),
  moved('ЛК', (name) => `Лекция по дисциплине ${name} переносится в другую аудиторию`),
  always('ЛК', (name) => `Консультация по дисциплине ${name} вместо отменённой на прошлой неделе`),
  generalTexts(
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
  generalTexts(
    null,
    (name) => `Результаты теста по дисциплине ${name} — на доске объявлений кафедры и в электронном курсе`,
  ),
  lesson(
    'ПЗ',
    (name) => `Практическое занятие по дисциплине ${name} проведёт другой преподаватель: замена на один день`,
  ),
  generalTexts(
    'ЛР',
    (name) => `Лабораторный практикум по дисциплине ${name} есть в библиотеке, возьмите его до занятия`,
  ),
  moved('ЛР', (name) => `Лабораторная работа по дисциплине ${name} пройдёт в другой аудитории: ремонт`),
  session('ЛК', (name) => `Консультация перед пересдачей экзамена по дисциплине ${name}`),
  session(null, (name) => `Пересдача по дисциплине ${name} для тех, у кого есть ведомость из деканата`),
  session('ЛК', (name) => `Показ экзаменационных работ по дисциплине ${name}, апелляции — в тот же день`),
  newsTexts(
    'ЛК',
    (name) => `Отметки за экзамен по дисциплине ${name} внесены в зачётные книжки: проверьте свои`,
  ),
  newsTexts(
    null,
    (name) => `Ведомости на пересдачу по дисциплине ${name} можно заказать в личном кабинете до конца недели`,
  ),
  newsTexts('ЛР', (name) => `Рабочие тетради по дисциплине ${name} можно забрать на кафедре`),
];

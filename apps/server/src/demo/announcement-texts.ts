/** What educators announce: date, time and room stand beside the text. */
export interface AnnouncementText {
  text: (subject: string) => string;
  /** The kind of lesson it is about; null for any. */
  about: 'ЛК' | 'ПЗ' | 'ЛР' | null;
  /**
   * `meeting`: at a time and in a room of its own; `lesson`: at the time of a lesson, `moved` also to another room;
   * `news`: on that day.
   */
  kind: 'meeting' | 'lesson' | 'moved' | 'news';
}

type About = AnnouncementText['about'];

const of =
  (kind: AnnouncementText['kind']) =>
  (about: About, text: AnnouncementText['text']): AnnouncementText => ({ kind, about, text });
const meeting = of('meeting');
const lesson = of('lesson');
const moved = of('moved');
const news = of('news');

/** The first of them are what the demo students read. */
export const announcementTexts: readonly AnnouncementText[] = [
  meeting('ЛР', (subject) => `Приём задолженностей по ${subject}. При себе иметь зачётную книжку.`),
  moved('ЛК', (subject) => `Лекция по ${subject} переносится в другую аудиторию`),
  meeting('ЛК', (subject) => `Консультация по ${subject} вместо отменённой на прошлой неделе`),
  news('ЛК', (subject) => `Опубликован перечень вопросов к сессии по ${subject}, файл — у старост групп`),
  meeting('ЛР', (subject) => `Защита лабораторных работ по ${subject} для тех, кто не успел на занятии`),
  meeting('ПЗ', (subject) => `Дополнительное занятие по ${subject}: разбор задач контрольной работы`),
  meeting('ЛК', (subject) => `Пересдача теста по ${subject}. Запись у старосты группы до начала занятия.`),
  lesson(
    'ПЗ',
    (subject) => `Контрольная работа по ${subject}. Пользоваться конспектом можно, телефоном — нет.`,
  ),
  meeting('ЛР', (subject) => `Консультация по курсовой работе (${subject}): темы, план, сроки`),
  meeting('ЛР', (subject) => `Защита курсовых проектов по ${subject}, первая очередь — № 1–12 по списку`),
  meeting('ПЗ', (subject) => `Отработка пропущенных практических занятий по ${subject}`),
  meeting(null, (subject) => `Показ контрольных работ по ${subject} и ответы на вопросы`),
  news(
    'ЛР',
    (subject) => `Отчёты по лабораторной работе № 3 (${subject}) принимаются до конца дня в электронном виде`,
  ),
  lesson('ПЗ', (subject) => `Занятие по ${subject} отменяется, замена будет объявлена отдельно`),
  news('ПЗ', (subject) => `Последний день, чтобы выбрать тему реферата по ${subject}`),
  lesson('ЛК', (subject) => `Лекция по ${subject} пройдёт дистанционно, ссылка — у старосты`),
  news(
    null,
    (subject) => `Результаты теста по ${subject} — на доске объявлений кафедры и в электронном курсе`,
  ),
  lesson(
    'ПЗ',
    (subject) => `Практическое занятие по ${subject} проведёт другой преподаватель: замена на один день`,
  ),
  news(
    'ЛР',
    (subject) => `Пособие «${subject}: лабораторный практикум» есть в библиотеке, возьмите его до занятия`,
  ),
  moved('ЛР', (subject) => `Лабораторная работа по ${subject} пройдёт в другой аудитории: ремонт`),
];

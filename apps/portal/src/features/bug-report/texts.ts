import { defineTexts, type TextsLike, type Translate } from '@semestr/core/texts';

const ru = {
  title: 'Сообщение об\u00a0ошибке',
  close: 'Закрыть',
  picture: 'Снимок страницы',
  pictureHint:
    'Имя, контакты и\u00a0то, что введено в\u00a0поля, уже скрыты. Скройте остальное, что не\u00a0хотите показывать.',
  noPicture: 'Снимок не\u00a0отправляется.',
  refused:
    'Снять страницу не\u00a0удалось: браузер этого не\u00a0позволяет. Сообщение можно отправить и\u00a0без снимка.',
  tool: 'Инструмент',
  tools: { cover: 'Скрыть', line: 'Рисовать' },
  undo: 'Отменить',
  retake: 'Снять заново',
  take: 'Добавить снимок',
  leaveOut: 'Без снимка',
  canvas: 'Снимок страницы: правка',
  canvasHint: {
    cover: 'Обведите область или нажмите на\u00a0два её угла. С\u00a0клавиатуры: стрелки и\u00a0Enter.',
    line: 'Проведите линию. С\u00a0клавиатуры: Enter, стрелки и\u00a0снова Enter.',
  },
  begun: { cover: 'Первый угол отмечен. Отметьте второй.', line: 'Линия начата.' },
  marks_one: 'На\u00a0снимке {{count}}\u00a0пометка.',
  marks_few: 'На\u00a0снимке {{count}}\u00a0пометки.',
  marks_many: 'На\u00a0снимке {{count}}\u00a0пометок.',
  marks_other: 'На\u00a0снимке {{count}}\u00a0пометки.',
  /** Label of a bar over personal content. */
  hidden: 'скрыто',
  category: 'О\u00a0чём сообщение',
  chooseCategory: 'Выберите, если знаете',
  noCategories: 'Список тем не\u00a0загрузился. Сообщение дойдёт и\u00a0без темы.',
  subcategory: 'Точнее',
  description: 'Что вы делали и\u00a0что случилось',
  descriptionHint: 'Например: открываю расписание группы, а\u00a0показана другая',
  email: 'Почта для\u00a0ответа',
  facts: 'Что ещё увидит поддержка',
  fact: {
    address: 'Страница',
    browser: 'Браузер',
    window: 'Окно',
    language: 'Язык',
    scheme: 'Тема',
    failure: 'Последний сбой',
  },
  window: '{{width}}\u00a0×\u00a0{{height}}, плотность {{density}}',
  noReply: 'нет ответа',
  submit: 'Отправить',
  sent: 'Сообщение отправлено. Если поддержка ответит, ответ придёт на\u00a0{{email}}.',
  sentSignedIn:
    'Сообщение отправлено. Если поддержка ответит, ответ придёт на\u00a0{{email}} и\u00a0на\u00a0страницу «Поддержка».',
} as const;

const en = {
  title: 'Problem report',
  close: 'Close',
  picture: 'Picture of the page',
  pictureHint:
    'Your name, contacts and whatever is typed into fields are already hidden. Hide anything else you do not want to show.',
  noPicture: 'No picture will be sent.',
  refused: 'This browser does not allow a picture of the page. You can send the report without one.',
  tool: 'Tool',
  tools: { cover: 'Hide', line: 'Draw' },
  undo: 'Undo',
  retake: 'Take again',
  take: 'Add a picture',
  leaveOut: 'No picture',
  canvas: 'Picture of the page: editing',
  canvasHint: {
    cover: 'Drag over an area, or tap two of its corners. By keyboard: arrow keys and Enter.',
    line: 'Draw a line. By keyboard: Enter, arrow keys, and Enter again.',
  },
  begun: { cover: 'First corner set. Set the second.', line: 'Line begun.' },
  marks_one: '{{count}} mark on the picture.',
  marks_other: '{{count}} marks on the picture.',
  hidden: 'hidden',
  category: 'Topic',
  chooseCategory: 'Choose if you know',
  noCategories: 'The list of topics did not load. The report will arrive without one.',
  subcategory: 'Subtopic',
  description: 'What you did and what happened',
  descriptionHint: 'For example: I open the schedule of my group and see another one',
  email: 'E-mail for the reply',
  facts: 'Also sent to support',
  fact: {
    address: 'Page',
    browser: 'Browser',
    window: 'Window',
    language: 'Language',
    scheme: 'Theme',
    failure: 'Last failure',
  },
  window: '{{width}}\u00a0×\u00a0{{height}}, density {{density}}',
  noReply: 'no reply',
  submit: 'Send',
  sent: 'Report sent. If support replies, the reply comes to {{email}}.',
  sentSignedIn: 'Report sent. If support replies, the reply comes to {{email}} and to the Support page.',
} as const satisfies TextsLike<typeof ru>;

export const bugReportTexts = defineTexts('bug-report', { ru, en });
export type BugReportTexts = Translate<typeof ru>;
export type BugReportFact = keyof (typeof ru)['fact'];

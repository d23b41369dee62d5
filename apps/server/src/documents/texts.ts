import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  madeOn: 'Составлено {{day}}',
  page: 'Страница {{page}} из\u00a0{{pages}}',
  missing: 'Нет шрифта для знаков {{missing}}: вместо них показаны прямоугольники.',
  photo: 'Фотография: {{name}}',
  signature: 'Подпись: {{name}}',
  code: 'QR-код со ссылкой для проверки документа',
  pictures: 'Документ из изображений',
  timetable: {
    title: 'Расписание {{name}}',
    day: 'День',
    when: 'Недели или дата',
    everyWeek: 'все',
    time: 'Время',
    subject: 'Предмет',
    type: 'Вид',
    subgroup: 'Подгруппа',
    groups: 'Группы',
    educators: 'Преподаватели',
    educator: 'Преподаватель',
    rooms: 'Аудитории',
    note: 'Примечание',
    grid: 'Сетка',
    ofSubgroup: 'подгр. {{subgroup}}',
    inWeeks: 'нед. {{weeks}}',
  },
} as const;

const en = {
  madeOn: 'Created on {{day}}',
  page: 'Page {{page}} of {{pages}}',
  missing: 'No font for the characters {{missing}}: boxes are shown instead.',
  photo: 'Photo: {{name}}',
  signature: 'Signature: {{name}}',
  code: 'QR code with the link that verifies this document',
  pictures: 'Document of pictures',
  timetable: {
    title: 'Schedule {{name}}',
    day: 'Day',
    when: 'Weeks or date',
    everyWeek: 'all',
    time: 'Time',
    subject: 'Subject',
    type: 'Type',
    subgroup: 'Subgroup',
    groups: 'Groups',
    educators: 'Teachers',
    educator: 'Teacher',
    rooms: 'Rooms',
    note: 'Note',
    grid: 'Grid',
    ofSubgroup: 'subgr. {{subgroup}}',
    inWeeks: 'weeks {{weeks}}',
  },
} as const satisfies TextsLike<typeof ru>;

export const documentTexts = defineTexts('server.documents', { ru, en });

import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  order: 'записать приказ: отчислить, выпустить, отправить в академический отпуск, восстановить студентов',
  kind: 'вид приказа: {{kinds}}',
  cards: 'номера студенческих билетов',
  number: 'номер приказа',
  from: 'первый день, с которого он действует',
  date: 'дата приказа (по умолчанию сегодня)',
  until: 'последний день отпуска',
  reason: 'основание',
  group: 'группа, в которую студента восстанавливают (по умолчанию прежняя)',
  noStudent: 'Нет студента с билетом {{card}}.',
  about: '{{name}}, приказ № {{number}}, действует с {{from}}:',
  question: 'Записать приказ? Напишите «да»: ',
  nothing: 'Приказ не записан.',
  earlier: 'с этого дня или позже уже действует другой приказ',
  done_one: 'Приказ записан для {{count}} студента.',
  done_few: 'Приказ записан для {{count}} студентов.',
  done_many: 'Приказ записан для {{count}} студентов.',
  done_other: 'Приказ записан для {{count}} студента.',
} as const;

const en = {
  order: 'issue an order: expel, graduate or reinstate students, or grant academic leave',
  kind: 'kind of order: {{kinds}}',
  cards: 'student card numbers',
  number: 'order number',
  from: 'first day on which it is in force',
  date: 'date of the order (today by default)',
  until: 'last day of the leave',
  reason: 'grounds',
  group: 'group that a reinstated student joins (the former one by default)',
  noStudent: 'There is no student with card {{card}}.',
  about: '{{name}}, order No. {{number}}, in force from {{from}}:',
  question: 'Issue the order? Type “yes”: ',
  nothing: 'The order was not issued.',
  earlier: 'another order is in force from this day or later',
  done_one: 'Order recorded for {{count}} student.',
  done_other: 'Order recorded for {{count}} students.',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-students', { ru, en });

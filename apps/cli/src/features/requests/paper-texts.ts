import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  issue: 'выдать справки с номерами подряд: все или ни одной',
  print: 'сохранить выданные справки одним файлом PDF, каждую на своей странице',
  ids: 'справки по порядку номеров: поле id из semestr admin requests --kind certificates',
  printedIds: 'какие справки (без них – все выданные за день)',
  number: 'номер первой справки (по умолчанию следующий в этом году)',
  date: 'дата выдачи (по умолчанию сегодня)',
  day: 'день, в который их выдали (по умолчанию сегодня)',
  either: 'укажите справки или день, но не то и другое',
  noCertificate: 'Нет справки {{id}}.',
  noNumbers: 'Номера этого года кончились. Укажите номер: --number.',
  question: 'Выдать справки? Напишите «да»: ',
  nothing: 'Ни одна справка не выдана.',
  issued_one: 'Выдана {{count}} справка: № {{first}}.',
  issued_few: 'Выданы {{count}} справки: № {{first}}–{{last}}.',
  issued_many: 'Выдано {{count}} справок: № {{first}}–{{last}}.',
  issued_other: 'Выданы {{count}} справки: № {{first}}–{{last}}.',
} as const;

const en = {
  issue: 'issue certificates with consecutive numbers, all of them or none',
  print: 'save issued certificates as one PDF, each on its own page',
  ids: 'certificates in the order of their numbers: field id of semestr admin requests --kind certificates',
  printedIds: 'certificates (without them all issued on the day)',
  number: 'number of the first certificate (the next one of this year by default)',
  date: 'date of issue (today by default)',
  day: 'day on which they were issued (today by default)',
  either: 'name certificates or a day, not both',
  noCertificate: 'There is no certificate {{id}}.',
  noNumbers: 'The numbers of this year are used up. Name a number: --number.',
  question: 'Issue the certificates? Type "yes": ',
  nothing: 'No certificate was issued.',
  issued_one: '{{count}} certificate issued: No. {{first}}.',
  issued_other: '{{count}} certificates issued: No. {{first}}–{{last}}.',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-certificate-papers', { ru, en });

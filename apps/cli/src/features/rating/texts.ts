import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'рейтинг курса по убыванию среднего балла',
  student: 'отметки и пропуски по номеру студенческого билета',
  own: 'свои отметки, пропуски и место на курсе',
  year: 'вместо курса: год поступления, например 2025',
  courseOrYear: 'укажите либо --course, либо --year',
  card: 'номер студенческого билета',
  noneFound: 'На этом курсе нет студентов.',
  noLessons: 'За этот семестр занятий ещё не отмечали.',
  unknown: 'Студента с билетом {{card}} нет. Проверьте номер: он напечатан на студенческом билете.',
  total: 'Средний балл: {{average}}, пропущено часов без уважительной причины: {{hours}}',
  place: 'Место на курсе: {{place}} из {{total}}',
  head: {
    place: 'место',
    card: 'билет',
    average: 'средний',
    shift: 'сдвиг',
    hours: 'пропуски, ч',
    point: 'КТ {{number}}',
    noPoint: 'вне КТ',
    abbrev: 'сокр.',
    subject: 'предмет',
  },
} as const;

const en = {
  list: 'show the rating of a year of study, highest average first',
  student: 'show the marks and missed hours of a student card',
  own: 'show your marks, missed hours and place',
  year: 'year of admission instead of --course, e.g. 2025',
  courseOrYear: 'give either --course or --year',
  card: 'student card number',
  noneFound: 'There are no students in this year.',
  noLessons: 'No lessons have been recorded this term yet.',
  unknown: 'There is no student with the card {{card}}. Check the number on the student card.',
  total: 'Average mark: {{average}}, unexcused hours: {{hours}}',
  place: 'Place: {{place}} of {{total}}',
  head: {
    place: 'place',
    card: 'card',
    average: 'average',
    shift: 'shift',
    hours: 'missed, h',
    point: 'CP {{number}}',
    noPoint: 'no CP',
    abbrev: 'abbr.',
    subject: 'subject',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-rating', { ru, en });

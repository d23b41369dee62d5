import { cardNames, EXAMPLE_CARD, EXAMPLE_GROUP, field } from './table-import-field.ts';

/** Fields of the tables of orders on students. */
export const orderFields = [
  // Without the card number a student is found by the name and the group.
  field('cardNumber', 'card', 'none', EXAMPLE_CARD, cardNames),
  field(
    'fullName',
    'full-name',
    'none',
    'Новиков Пётр Ильич',
    'фио, fio, фамилия имя отчество, студент, учащийся, обучающийся, full name, name, student',
  ),
  field('group', 'group', 'none', EXAMPLE_GROUP, 'номер группы, учебная группа, student group, group number'),
  field(
    'kind',
    'order-kind',
    'new',
    'Отчисление',
    'вид, вид приказа, тип, тип приказа, что сделано, движение, содержание, kind, type, order',
  ),
  field('number', 'text', 'new', '214-с', 'номер, приказ, номер приказа, приказ номер, number, order number'),
  field('date', 'date', 'new', '27.11.2026', 'дата, дата приказа, приказ от, от, date, order date'),
  field(
    'from',
    'date',
    'key',
    '30.11.2026',
    'с, с какого дня, действует с, дата действия, дата отчисления, дата начала, начало, from, in force from, effective date, start date',
  ),
  field(
    'until',
    'date',
    'none',
    '',
    'по, до, отпуск по, отпуск до, дата окончания, окончание, until, to, end date',
  ),
  field('reason', 'text', 'none', 'по собственному желанию', 'причина, примечание, reason, basis, grounds'),
] as const;

import { expect, it } from 'vitest';
import {
  controlOfForm,
  markSheetPrice,
  markSheetStatus,
  priceFactors,
  toMarkSheetStateView,
  typeFits,
} from './mark-sheets.ts';
import { CANCELLED_BY_STUDENT } from './requests/lifecycle.ts';

const exam = { price: null, coefficient: 0.4, isLab: false };
const lab = { price: null, coefficient: 1, isLab: true };

it.each([
  ['the price of an hour times the hours of the form of assessment', 7.45, exam, null, false, 2.98],
  ['for laboratory work also times the missed hours', 5.75, lab, 4, false, 23],
  ['missed hours do not count for an exam', 7.45, exam, 4, false, 2.98],
  ['the price of the type takes precedence', 7.45, { ...exam, price: 12 }, null, false, 4.8],
  ['free with a good reason', 7.45, exam, null, true, 0],
  ['unknown when no price is set', null, exam, null, false, null],
] as const)('mark sheets: computes a price: %s', (_, basePrice, type, hours, isExcused, price) => {
  expect(markSheetPrice({ basePrice, type, hours, isExcused })).toBe(price);
});

it('mark sheets: a type matches a form of assessment that it covers, in the same form of study', () => {
  const none = { isExam: false, isOffset: false, isCourseWork: false, isLab: false, isRemote: false };
  const anyExam = { ...none, isExam: true, isOffset: true };
  expect(typeFits(anyExam, { ...none, isOffset: true })).toBe(true);
  expect(typeFits(anyExam, { ...none, isLab: true })).toBe(false);
  expect(typeFits(none, none)).toBe(false);
  expect(typeFits({ ...anyExam, isRemote: true }, anyExam)).toBe(false);
});

it('mark sheets: the hours are a factor of the price only for laboratory work', () => {
  expect(priceFactors({ basePrice: 7.45, type: exam, hours: 4 })).toEqual([7.45, 0.4]);
  expect(priceFactors({ basePrice: 5.75, type: lab, hours: 4 })).toEqual([5.75, 1, 4]);
  expect(priceFactors({ basePrice: null, type: exam, hours: null })).toBeNull();
});

it.each([
  [markSheetStatus.processing, null, 'processing'],
  [markSheetStatus.printed, null, 'printed'],
  [markSheetStatus.rejected, 'Нет такого преподавателя', 'rejected'],
  [markSheetStatus.rejected, CANCELLED_BY_STUDENT, 'cancelled'],
  ['выдана на руки', null, null],
] as const)('mark sheets: "%s" with the reason "%s" is shown as %s', (status, rejectionReason, state) => {
  expect(toMarkSheetStateView({ status, rejectionReason })).toBe(state);
});

it.each([
  ['Экзамен', 'isExam'],
  ['Диф.зачет', 'isExam'],
  ['Зачет', 'isOffset'],
  ['Курс. работа', 'isCourseWork'],
  ['Практика', null],
] as const)('mark sheets: a line of the markbook with "%s" is for %s', (form, control) => {
  expect(controlOfForm(form)).toBe(control);
});

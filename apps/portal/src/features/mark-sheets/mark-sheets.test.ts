import type { MarkRow } from '@semestr/api/markbook';
import type { MarkSheet, MarkSheetSubject } from '@semestr/api/mark-sheets';
import { expect, it } from 'vitest';
import { lineOf } from './address.ts';
import { controlOfLine, controlsOf, debtsOf, debtsWithoutSheet, toSheetView } from './mark-sheets.ts';
import { markSheetFor } from '../study/screen.ts';

const none = { isExam: false, isOffset: false, isCourseWork: false, isLab: false, isRemote: false };
const exam = { ...none, abbrev: 'Экз.', thId: null, focsId: 7, isExam: true };
const lab = { ...none, abbrev: 'ЛР', thId: 8, focsId: null, isLab: true };
const subjects: readonly MarkSheetSubject[] = [
  { etId: 1, abbrev: 'МА', term: 1, lessonTypes: [exam] },
  { etId: 2, abbrev: 'МА', term: 2, lessonTypes: [{ ...exam, focsId: 9 }, lab] },
];
const controls = controlsOf(subjects);

const row = (more: Partial<MarkRow> = {}): MarkRow => ({
  subject: 'МА',
  fullSubject: 'Математический анализ',
  formOfControl: 'Экзамен',
  hours: '108.0',
  credits: 3,
  mark: '3',
  date: '24.06.2026',
  teacher: null,
  commonMark: null,
  commonRetakes: null,
  retakesCount: 0,
  idSubject: 7,
  idFormOfControl: 1,
  canStudyInParallel: true,
  applicationHasAlreadyBeenSentForParallel: false,
  canLiquidationAcademicDifferences: null,
  applicationHasAlreadyBeenSentForAcademicDifferences: null,
  lmsEducationTerms: null,
  ...more,
});

const markbook = (...marks: MarkRow[]) => ({
  number: '42850001',
  averageMark: 3,
  markPages: { '1': { averageMark: 3, marks: [row({ mark: '8' })] }, '2': { averageMark: 3, marks } },
});

const sheet = (more: Partial<MarkSheet> = {}) =>
  toSheetView({
    id: 1,
    number: null,
    createDate: '18.11.2026',
    absentDate: null,
    expireDate: null,
    status: 'обрабатывается',
    rejectionReason: null,
    reason: false,
    hours: null,
    price: 2.98,
    retakeCount: 0,
    term: 2,
    certificate: false,
    requestValidationDoc: null,
    paymentFormMap: null,
    employee: null,
    markSheetType: { id: 1, shortName: '', fullName: '', coefficient: 1, price: null, ...none },
    subject: { id: 2, name: null, abbrev: 'МА', focsId: 9, thId: null, lessonTypeAbbrev: 'Экз.', term: 2 },
    ...more,
  });

it('mark sheets: lists controls of the latest semester first, each with one of its two ids', () => {
  expect(controls.map(({ key }) => key)).toEqual(['focs 9', 'th 8', 'focs 7']);
});

it('mark sheets: an address built from a markbook line selects its control in the same semester', () => {
  const line = { idSubject: 7, idFormOfControl: 1, term: 2 };
  const read = lineOf(new URL(markSheetFor(line), 'https://example.by').searchParams);
  expect(read).toEqual(line);
  expect(controlOfLine(line, markbook(row()), controls)?.key).toBe('focs 9');
  expect(controlOfLine({ ...line, idSubject: 5 }, markbook(row()), controls)).toBeNull();
  expect(lineOf(new URLSearchParams('subject=7&control=x&term=2'))).toBeNull();
  expect(lineOf(new URLSearchParams(''))).toBeNull();
});

it.each([
  ['nothing is ordered', [], 1],
  ['one is in work', [sheet()], 0],
  ['one is printed and valid', [sheet({ status: 'напечатана', expireDate: '20.11.2026' })], 0],
  ['one has expired', [sheet({ status: 'напечатана', expireDate: '19.11.2026' })], 1],
  ['one was refused', [sheet({ status: 'отклонена' })], 1],
] as const)('mark sheets: counts the mark sheets needed for a debt where %s', (_, sheets, count) => {
  const debts = debtsOf(markbook(row(), row({ mark: '' })), controls, sheets, '2026-11-20');
  expect(debts).toHaveLength(1);
  expect(debtsWithoutSheet(debts)).toHaveLength(count);
});

it('mark sheets: a debt without an available mark sheet is not counted as needing one', () => {
  const debts = debtsOf(markbook(row({ subject: 'ФизК' })), controls, [], '2026-11-20');
  expect(debts.map(({ control }) => control)).toEqual([null]);
  expect(debtsWithoutSheet(debts)).toEqual([]);
});

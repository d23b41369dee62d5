import {
  employees,
  employeesByName,
  list,
  type MarkSheet,
  type MarkSheetSubject,
  type MarkSheetType,
  subjects,
  types,
} from '@semestr/api/mark-sheets';
import { type Markbook, type MarkRow, own } from '@semestr/api/markbook';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import {
  controlOfForm,
  toMarkSheetStateView,
  type MarkSheetStateView,
  typeFits,
} from '@semestr/core/mark-sheets';
import { isPassed } from '@semestr/core/markbook';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';
import type { Line } from './address.ts';

/** Null for users who are not students. */
export const sheetsOf = (user: User) => queryOrNull(list, {}, user);
export const subjectsOf = (user: User) => queryOrNull(subjects, {}, user);
export const markbookOf = (user: User) => queryOrNull(own, {}, user);
export const typesQuery = queryOf(types, {});

/** A control of a subject in one semester, for which a mark sheet can be ordered. */
export interface Control {
  /** The id that calls use, with its kind: "focs 20437" or "th 969064". */
  key: string;
  subject: string;
  abbrev: string;
  term: number;
  lesson: MarkSheetSubject['lessonTypes'][number];
}

const keyOf = ({ thId, focsId }: { thId: number | null; focsId: number | null }): string =>
  thId === null ? `focs ${focsId}` : `th ${thId}`;

/** Lists the controls of all subjects, latest semester first. */
export const controlsOf = (ofStudent: readonly MarkSheetSubject[]): readonly Control[] =>
  ofStudent
    .flatMap(({ abbrev: subject, term, lessonTypes }) =>
      lessonTypes
        // Other providers do not mark debts; they validate the order themselves.
        .filter(({ isDebt = true }) => isDebt)
        .map((lesson) => ({ key: keyOf(lesson), subject, abbrev: lesson.abbrev, term, lesson })),
    )
    .toSorted((a, b) => b.term - a.term);

/** Returns the types of mark sheets for a control. */
export const kindsFor = (kinds: readonly MarkSheetType[], { lesson }: Control): readonly MarkSheetType[] =>
  kinds.filter((kind) => typeFits(kind, lesson));

/** Query for the examiners of a control, with the price of an hour; disabled while no control is selected. */
export const teachersOf = (control: Control | null, user: User) => {
  const { thId = null, focsId = null } = control?.lesson ?? {};
  const query = thId === null ? { focsId: String(focsId ?? 0) } : { thId: String(thId) };
  return { ...queryOf(employees, { query }, user), enabled: control !== null };
};

/** Minimum length of a search by name. */
export const MIN_NAME = 2;

export const searchTeachers = (name: string) => ({
  ...queryOf(employeesByName, { query: { 'employee-fio': name } }),
  enabled: name.length >= MIN_NAME,
});

/** Finds the control of a line in the markbook; if several match, the one with the same id. */
export function controlOfRow(
  controls: readonly Control[],
  { subject, formOfControl, idSubject }: MarkRow,
  term: number,
): Control | null {
  const kind = controlOfForm(formOfControl);
  const fitting = controls.filter(
    (one) => one.term === term && one.subject === subject && kind !== null && one.lesson[kind],
  );
  return fitting.find(({ lesson }) => lesson.focsId === idSubject) ?? fitting[0] ?? null;
}

/** A line of the markbook with its semester. */
export interface Entry {
  row: MarkRow;
  term: number;
}

const entriesOf = (markbook: Markbook): Entry[] =>
  Object.entries(markbook.markPages).flatMap(([term, { marks }]) =>
    marks.map((row) => ({ row, term: Number(term) })),
  );

/** Finds the control for the line in an address; null when it is not in the markbook or among the subjects. */
export function controlOfLine(
  { idSubject, idFormOfControl, term }: Line,
  markbook: Markbook,
  controls: readonly Control[],
): Control | null {
  const entry = entriesOf(markbook).find(
    ({ row, term: page }) =>
      row.idSubject === idSubject && row.idFormOfControl === idFormOfControl && page === term,
  );
  return entry ? controlOfRow(controls, entry.row, term) : null;
}

/** A mark sheet as listed. */
export interface SheetView extends MarkSheet {
  /** Null for an unknown status, which is shown as received. */
  state: MarkSheetStateView | null;
  orderedOn: IsoDate | null;
  decidedOn: IsoDate | null;
  expiresOn: IsoDate | null;
  /** Key of its `Control`; null when the subject no longer exists. */
  control: string | null;
}

const dateOf = (text: string | null | undefined): IsoDate | null => (text ? parseDotted(text) : null);

export const toSheetView = (sheet: MarkSheet): SheetView => ({
  ...sheet,
  state: toMarkSheetStateView(sheet),
  orderedOn: dateOf(sheet.createDate),
  decidedOn: dateOf(sheet.decidedDate),
  expiresOn: dateOf(sheet.expireDate),
  control: sheet.subject && keyOf(sheet.subject),
});

/** A failed exam or credit, with the mark sheet ordered for it. */
export interface Debt extends Entry {
  control: Control | null;
  /** In progress, or printed and still valid. */
  sheet: SheetView | null;
}

/** Whether a mark sheet can be used, now or later. */
const isUsable = ({ state, expiresOn }: SheetView, today: IsoDate): boolean =>
  state === 'processing' || (state === 'printed' && (expiresOn === null || expiresOn >= today));

/** Lists the debts of the markbook, latest first. */
export const debtsOf = (
  markbook: Markbook,
  controls: readonly Control[],
  sheets: readonly SheetView[],
  today: IsoDate,
): readonly Debt[] =>
  entriesOf(markbook)
    .filter(({ row }) => isPassed(row.mark) === false)
    .map(({ row, term }) => {
      const control = controlOfRow(controls, row, term);
      const sheet = sheets.find((one) => one.control === control?.key && isUsable(one, today));
      return { row, term, control, sheet: sheet ?? null };
    })
    .toSorted((a, b) => b.term - a.term);

/** Returns the debts for which a mark sheet can be ordered and has not been. */
export const debtsWithoutSheet = (debts: readonly Debt[]): readonly Debt[] =>
  debts.filter(({ control, sheet }) => control !== null && sheet === null);

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
  shownMarkSheetState,
  type ShownMarkSheetState,
  typeFits,
} from '@semestr/core/mark-sheets';
import { isPassed } from '@semestr/core/markbook';
import { ask, askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';
import type { Line } from './address.ts';

/** Null for somebody who does not study. */
export const sheetsOf = (user: User) => askOrNull(list, {}, user);
export const subjectsOf = (user: User) => askOrNull(subjects, {}, user);
export const markbookOf = (user: User) => askOrNull(own, {}, user);
export const typesQuery = ask(types, {});

/** What a mark sheet may be ordered for: a control of a subject in one semester. */
export interface Control {
  /** "focs 20437" or "th 969064": by which of the two ids calls name it. */
  key: string;
  subject: string;
  abbrev: string;
  term: number;
  lesson: MarkSheetSubject['lessonTypes'][number];
}

const keyOf = ({ thId, focsId }: { thId: number | null; focsId: number | null }): string =>
  thId === null ? `focs ${focsId}` : `th ${thId}`;

/** The controls of all subjects, those of the latest semester first. */
export const controlsOf = (ofStudent: readonly MarkSheetSubject[]): readonly Control[] =>
  ofStudent
    .flatMap(({ abbrev: subject, term, lessonTypes }) =>
      lessonTypes
        // Another provider does not say which are debts, and judges the order by itself.
        .filter(({ isDebt = true }) => isDebt)
        .map((lesson) => ({ key: keyOf(lesson), subject, abbrev: lesson.abbrev, term, lesson })),
    )
    .toSorted((a, b) => b.term - a.term);

/** The kinds of mark sheets for a control. */
export const kindsFor = (kinds: readonly MarkSheetType[], { lesson }: Control): readonly MarkSheetType[] =>
  kinds.filter((kind) => typeFits(kind, lesson));

/** The educators of a control, with the price of an hour; nobody is asked for while none is chosen. */
export const teachersOf = (control: Control | null, user: User) => {
  const { thId = null, focsId = null } = control?.lesson ?? {};
  const query = thId === null ? { focsId: String(focsId ?? 0) } : { thId: String(thId) };
  return { ...ask(employees, { query }, user), enabled: control !== null };
};

/** As short as a text that finds anybody may be. */
export const MIN_NAME = 2;

export const teachersLike = (name: string) => ({
  ...ask(employeesByName, { query: { 'employee-fio': name } }),
  enabled: name.length >= MIN_NAME,
});

/** The control that a line of the markbook is about; where several fit, the one with its id. */
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

/** A line of the markbook with the semester in whose page it stands. */
export interface Entry {
  row: MarkRow;
  term: number;
}

const entriesOf = (markbook: Markbook): Entry[] =>
  Object.entries(markbook.markPages).flatMap(([term, { marks }]) =>
    marks.map((row) => ({ row, term: Number(term) })),
  );

/** The control for which an address asks; null where the markbook or the subjects have no such one. */
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

/** A mark sheet as the list shows it. */
export interface ShownSheet extends MarkSheet {
  /** Null for a word that is not known: it is shown as it is. */
  state: ShownMarkSheetState | null;
  orderedOn: IsoDate | null;
  decidedOn: IsoDate | null;
  expiresOn: IsoDate | null;
  /** For what it is, as `Control` has it; null where the subject is gone. */
  control: string | null;
}

const dateOf = (text: string | null | undefined): IsoDate | null => (text ? parseDotted(text) : null);

export const shownSheet = (sheet: MarkSheet): ShownSheet => ({
  ...sheet,
  state: shownMarkSheetState(sheet),
  orderedOn: dateOf(sheet.createDate),
  decidedOn: dateOf(sheet.decidedDate),
  expiresOn: dateOf(sheet.expireDate),
  control: sheet.subject && keyOf(sheet.subject),
});

/** A mark with which an exam or a credit was failed, and what mark sheet is on its way for it. */
export interface Debt extends Entry {
  control: Control | null;
  /** In work, or printed and still valid. */
  sheet: ShownSheet | null;
}

/** It can still be used, or will be. */
const isAlive = ({ state, expiresOn }: ShownSheet, today: IsoDate): boolean =>
  state === 'processing' || (state === 'printed' && (expiresOn === null || expiresOn >= today));

/** The debts of the markbook, the latest first. */
export const debtsOf = (
  markbook: Markbook,
  controls: readonly Control[],
  sheets: readonly ShownSheet[],
  today: IsoDate,
): readonly Debt[] =>
  entriesOf(markbook)
    .filter(({ row }) => isPassed(row.mark) === false)
    .map(({ row, term }) => {
      const control = controlOfRow(controls, row, term);
      const sheet = sheets.find((one) => one.control === control?.key && isAlive(one, today));
      return { row, term, control, sheet: sheet ?? null };
    })
    .toSorted((a, b) => b.term - a.term);

/** The debts for which a mark sheet can be ordered and none is on its way. */
export const neededFor = (debts: readonly Debt[]): readonly Debt[] =>
  debts.filter(({ control, sheet }) => control !== null && sheet === null);

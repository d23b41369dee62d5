import type { MarkSheetSubject } from '@semestr/api/mark-sheets';
import type { Controls } from '@semestr/core/mark-sheets';
import type { OwnSubject, SubjectControl } from '../../domain/subjects.ts';

/** Returns the types of mark sheets for an assessment. */
export const controlsOf = ({ kind }: SubjectControl): Controls => ({
  isExam: kind === 'exam',
  isOffset: kind === 'passFail',
  isCourseWork: kind === 'courseWork',
  isLab: kind === 'lab',
  isRemote: false,
});

/** Laboratory work and disciplines of the study plan have separate ids. */
export const idsOf = ({ id, kind }: SubjectControl): { thId: number | null; focsId: number | null } =>
  kind === 'lab' ? { thId: id, focsId: null } : { thId: null, focsId: id };

/** Returns the subjects with the assessments for which a mark sheet can be ordered, which are the debts. */
export const orderable = (
  subjects: readonly OwnSubject[],
  debts: ReadonlySet<SubjectControl>,
): readonly OwnSubject[] =>
  subjects
    .map((subject) => ({ ...subject, controls: subject.controls.filter((control) => debts.has(control)) }))
    .filter(({ controls }) => controls.length > 0);

export const toSubjectReply = ({ id, abbrev, term, controls }: OwnSubject): MarkSheetSubject => ({
  etId: id,
  abbrev,
  term,
  lessonTypes: controls.map((control) => ({
    abbrev: control.abbrev,
    ...idsOf(control),
    ...controlsOf(control),
    isDebt: true,
  })),
});

/** Finds the subject and the assessment by one of the two ids. */
export function controlBy(
  subjects: readonly OwnSubject[],
  { thId, focsId }: { thId: number | null; focsId: number | null },
): { subject: OwnSubject; control: SubjectControl } | null {
  for (const subject of subjects)
    for (const control of subject.controls) {
      const ids = idsOf(control);
      if (thId === null ? ids.focsId === focsId : ids.thId === thId) return { subject, control };
    }
  return null;
}

import type { YearCounts } from '@semestr/api/new-year';
import { useTexts } from '@semestr/ui/language.tsx';
import { Fact, Facts } from '../../ui/record/Section.tsx';
import { newYearTexts } from './texts/index.ts';

/** Describes the effects of a plan; counts of zero are left out. */
export function Counts({ counts }: { counts: YearCounts }) {
  const t = useTexts(newYearTexts);
  const { moved, graduated, made, movedStudents, graduates, blocked, lessons } = counts;
  const withStudents = (groups: number, students: number): string =>
    `${t('groupCount', { count: groups })}, ${t('studentCount', { count: students })}`;
  return (
    <Facts>
      {moved > 0 && <Fact name={t('counts.moved')}>{withStudents(moved, movedStudents)}</Fact>}
      {graduated > 0 && <Fact name={t('counts.graduated')}>{withStudents(graduated, graduates)}</Fact>}
      {made > 0 && <Fact name={t('counts.made')}>{t('groupCount', { count: made })}</Fact>}
      {blocked > 0 && <Fact name={t('counts.blocked')}>{t('accountCount', { count: blocked })}</Fact>}
      {lessons > 0 && <Fact name={t('counts.lessons')}>{t('lessonCount', { count: lessons })}</Fact>}
    </Facts>
  );
}

import type { NewYear, YearGroup } from '@semestr/api/new-year';
import { courseName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { CourseGroups } from './CourseGroups.tsx';
import styles from './new-year.module.css';
import { newYearTexts } from './texts/index.ts';
import type { Planning } from './use-plan.ts';

const keyOf = ({ outcome, course }: YearGroup): string => (outcome === 'moved' ? 'moved' : String(course));

/** The groups by course: what happens to each, and those already moved. */
export function Groups({ found, planning }: { found: NewYear; planning: Planning }) {
  const t = useTexts(newYearTexts);
  if (found.groups.length === 0) return <p className={styles.hint}>{t('groups.none')}</p>;
  const byCourse = [...Map.groupBy(found.groups, keyOf)].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const titleOf = (key: string): string => {
    if (key === 'moved') return t('groups.moved');
    return key === 'null' ? t('groups.unknownCourse') : courseName(Number(key), t.language);
  };
  return byCourse.map(([key, groups]) => (
    <CourseGroups
      key={key}
      title={titleOf(key)}
      groups={groups}
      stage={found.stage}
      isMoved={key === 'moved'}
      planning={planning}
    />
  ));
}

import type { Schedule } from '@semestr/api/schedule';
import { courseName } from '@semestr/core/display';
import { useLanguage } from '@semestr/ui/language.tsx';
import styles from './schedule.module.css';

/** Who the schedule is of, in the second voice of the header; on a phone without the speciality. */
export function Subtitle({
  schedule: { studentGroupDto: group, employeeDto: teacher },
}: {
  schedule: Schedule;
}) {
  const language = useLanguage();
  if (!group) return [teacher?.degreeAbbrev, teacher?.rank].filter(Boolean).join(', ');
  return (
    <>
      <span lang="ru">{group.facultyAbbrev}</span>
      <span className={styles.speciality} lang="ru">
        {' '}
        · {group.specialityName}
      </span>
      {group.course !== null && ` · ${courseName(group.course, language)}`}
    </>
  );
}

import type { Schedule } from '@semestr/api/schedule';
import { courseName } from '@semestr/core/display';
import { useLanguage } from '@semestr/ui/language.tsx';
import styles from './schedule.module.css';

/** Owner of the schedule, in the header's secondary colour; on a phone without the speciality. */
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

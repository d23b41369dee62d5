import type { Lesson, Schedule } from '@semestr/api/schedule';
import { dayOf, dotted, type IsoDate, parseDotted } from '@semestr/core/dates';
import { monthShort, shortName, weekdayShort } from '@semestr/core/display';
import { lessonKind } from '@semestr/core/schedule';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useTexts } from '@semestr/ui/language';
import { roomShort, subjectOf } from '../../lessons/lesson.ts';
import { lettersOf } from '../../lessons/letters.ts';
import styles from './session.module.css';
import { scheduleTexts } from './texts.ts';

interface Dated {
  lesson: Lesson;
  date: IsoDate;
}

const dated = (lessons: readonly Lesson[]): Dated[] =>
  lessons
    .flatMap((lesson) => {
      const date = lesson.announcement ? null : lesson.dateLesson && parseDotted(lesson.dateLesson);
      return date ? [{ lesson, date }] : [];
    })
    .toSorted(
      (a, b) =>
        a.date.localeCompare(b.date) || a.lesson.startLessonTime.localeCompare(b.lesson.startLessonTime),
    );

const isConsultation = ({ lesson }: Dated): boolean => lesson.lessonTypeAbbrev === 'Консультация';

const isExamination = ({ lesson }: Dated): boolean => ['exam', 'credit'].includes(lessonKind(lesson));

/** The exams and credits of a session in order, each with its consultation. */
export function sessionOf(schedule: Schedule): { exam: Dated; consultation: Dated | null }[] {
  const rows = dated(schedule.exams);
  const consultations = rows.filter(isConsultation);
  return rows.filter(isExamination).map((exam) => ({
    exam,
    consultation:
      consultations.findLast(
        ({ lesson, date }) => lesson.subject === exam.lesson.subject && date <= exam.date,
      ) ?? null,
  }));
}

const rooms = (lesson: Lesson): string => lesson.auditories.map(roomShort).join(', ');

/** The session below the week: one column for each exam. */
export function Session({ schedule }: { schedule: Schedule }) {
  const t = useTexts(scheduleTexts);
  const exams = sessionOf(schedule);
  if (exams.length === 0) return null;
  const [start, end] = [schedule.startExamsDate, schedule.endExamsDate].map((date) => date?.slice(0, 5));
  return (
    <section className={styles.session} aria-labelledby="session">
      <div className={styles.title}>
        <h2 id="session">{t.session}</h2>
        {start && end && (
          <span className={styles.dates}>
            {start}–<wbr />
            {end}
          </span>
        )}
      </div>
      <ul className={styles.exams}>
        {exams.map(({ exam: { lesson, date }, consultation }) => {
          const kind = lessonKind(lesson);
          return (
            <li
              key={`${date}-${lesson.startLessonTime}-${lesson.subject}-${lesson.note}`}
              className={styles.exam}
            >
              <time dateTime={date} className={styles.day}>
                <b>{dayOf(date)}</b>
                <span>
                  {monthShort(date, t.language)}, {weekdayShort(date, t.language)}
                </span>
              </time>
              <div>
                <p className={styles.subject}>
                  <span className={kind === 'exam' ? styles.examTag : styles.creditTag}>
                    {lettersOf(lesson.lessonTypeAbbrev ?? '', t.language)}
                  </span>
                  <abbr title={lesson.subjectFullName ?? undefined}>{subjectOf(lesson)}</abbr>
                </p>
                <p>
                  <b>{lesson.startLessonTime}</b>
                  {rooms(lesson) && ` · ${rooms(lesson)}`}
                  {lesson.note && ` · ${lesson.note}`}
                </p>
                <p>
                  {(lesson.employees ?? []).map((educator) => (
                    <Link key={educator.id} to={paths.schedule(educator.urlId)} className={styles.quiet}>
                      {shortName(educator)}
                    </Link>
                  ))}
                  {lesson.employees === null && lesson.studentGroups.map(({ name }) => name).join(', ')}
                </p>
                {consultation && (
                  <p className={styles.consultation}>
                    {t.consultation(
                      dotted(consultation.date).slice(0, 5),
                      consultation.lesson.startLessonTime,
                      rooms(consultation.lesson),
                    )}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

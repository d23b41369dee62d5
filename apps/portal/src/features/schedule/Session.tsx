import type { Lesson, Schedule } from '@semestr/api/schedule';
import { dayOf, dotted, inOrder, type IsoDate, parseDotted, yearOf } from '@semestr/core/dates';
import { monthShort, shortName, weekdayShort } from '@semestr/core/display';
import { lessonKind } from '@semestr/core/schedule';
import { Link } from 'react-router-dom';
import { useTexts } from '@semestr/ui/language.tsx';
import { groupNames, lessonKey, roomShort, subjectOf } from '../../lessons/lesson.ts';
import { lettersOf } from '@semestr/core/lesson-letters';
import { hasSeveralOwners } from './place.ts';
import styles from './session.module.css';
import { scheduleTexts } from './texts.ts';
import { scheduleScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

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
      (a, b) => inOrder(a.date, b.date) || inOrder(a.lesson.startLessonTime, b.lesson.startLessonTime),
    );

const isConsultation = ({ lesson }: Dated): boolean => lesson.lessonTypeAbbrev === 'Консультация';

const isExamination = ({ lesson }: Dated): boolean => ['exam', 'credit'].includes(lessonKind(lesson));

const areOfOneGroup = (a: Lesson, b: Lesson): boolean =>
  a.studentGroups.some(({ name }) => b.studentGroups.some((group) => group.name === name));

/** Returns the exams and credits of a session by date, each with its consultation. */
export function sessionOf(schedule: Schedule): { exam: Dated; consultation: Dated | null }[] {
  const rows = dated(schedule.exams);
  const consultations = rows.filter(isConsultation);
  return rows.filter(isExamination).map((exam) => ({
    exam,
    consultation:
      consultations.findLast(
        ({ lesson, date }) =>
          lesson.subject === exam.lesson.subject && areOfOneGroup(lesson, exam.lesson) && date <= exam.date,
      ) ?? null,
  }));
}

const rooms = (lesson: Lesson): string => lesson.auditories.map(roomShort).join(', ');

interface ExamProps {
  exam: Dated;
  consultation: Dated | null;
  /** Whether to name both the educator and the group. */
  namesBoth: boolean;
}

function Exam({ exam: { lesson, date }, consultation, namesBoth }: ExamProps) {
  const t = useTexts(scheduleTexts);
  const isExam = lessonKind(lesson) === 'exam';
  const consultationDetails = (at: Dated): string =>
    [dotted(at.date).slice(0, 5), at.lesson.startLessonTime, rooms(at.lesson)].filter(Boolean).join(', ');
  return (
    <li className={styles.exam}>
      <time dateTime={date} className={styles.day}>
        <b>{dayOf(date)}</b>{' '}
        <span>
          {monthShort(date, t.language)}, {weekdayShort(date, t.language)}
        </span>
      </time>
      <div>
        <p className={styles.subject}>
          <span className={isExam ? styles.examTag : styles.creditTag}>
            {lettersOf(lesson.lessonTypeAbbrev ?? '', t.language)}
          </span>
          <abbr title={lesson.subjectFullName ?? undefined} lang="ru">
            {subjectOf(lesson)}
          </abbr>
        </p>
        <p>
          <b>{lesson.startLessonTime}</b>
          {rooms(lesson) && ` · ${rooms(lesson)}`}
          {lesson.note && (
            <>
              {' · '}
              <span lang="ru">{lesson.note}</span>
            </>
          )}
        </p>
        <p>
          {(lesson.employees ?? []).map((teacher) => (
            <Link
              key={teacher.id}
              to={to(scheduleScreen, { id: teacher.urlId })}
              className={styles.quiet}
              lang="ru"
            >
              {shortName(teacher)}
            </Link>
          ))}
          {namesBoth && lesson.employees?.length ? ' · ' : ''}
          {(namesBoth || lesson.employees === null) && groupNames(lesson)}
        </p>
        {consultation && (
          <p className={styles.consultation}>
            {t('consultation', { details: consultationDetails(consultation) })}
          </p>
        )}
      </div>
    </li>
  );
}

type Exams = ReturnType<typeof sessionOf>;

const Exams = ({ exams, namesBoth }: { exams: Exams; namesBoth: boolean }) => (
  <ul className={styles.exams}>
    {exams.map((one) => (
      <Exam key={`${one.exam.date}|${lessonKey(one.exam.lesson)}`} {...one} namesBoth={namesBoth} />
    ))}
  </ul>
);

/** Returns the years of the exams: "2026" or "2026/27". */
function yearsOf(exams: Exams): string {
  const years = [...new Set(exams.map(({ exam }) => yearOf(exam.date)))];
  const [first = 0, last = first] = [years[0], years.at(-1)];
  return first === last ? String(first) : `${first}/${String(last).slice(2)}`;
}

/** The examination session below the week, with a column for each exam. Past exams are collapsed. */
export function Session({ schedule, today }: { schedule: Schedule; today: IsoDate }) {
  const t = useTexts(scheduleTexts);
  const exams = sessionOf(schedule);
  const namesBoth = hasSeveralOwners(schedule);
  if (exams.length === 0) return null;
  const past = exams.filter(({ exam }) => exam.date < today);
  const coming = exams.filter(({ exam }) => exam.date >= today);
  const [start, end] = [schedule.startExamsDate, schedule.endExamsDate].map((date) => date?.slice(0, 5));
  return (
    <section className={styles.session} aria-labelledby="session">
      <div className={styles.title}>
        <h2 id="session">{t(coming.length > 0 ? 'session' : 'pastSession', { years: yearsOf(exams) })}</h2>
        {start && end && (
          <span className={styles.dates}>
            {start}–<wbr />
            {end}
          </span>
        )}
      </div>
      <div>
        {coming.length > 0 && <Exams exams={coming} namesBoth={namesBoth} />}
        {past.length > 0 && (
          <details className={styles.past}>
            <summary>{t('pastExams', { count: past.length })}</summary>
            <Exams exams={past} namesBoth={namesBoth} />
          </details>
        )}
      </div>
    </section>
  );
}

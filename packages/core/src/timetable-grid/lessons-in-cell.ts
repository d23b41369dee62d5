import {
  isDetail,
  isPlainSubject,
  type LessonText,
  noLesson,
  readLessonText,
  withDetail,
} from './lesson-text.ts';
import type { GridWords } from './words.ts';

/** Splits a cell into its lessons: by lines, or by a slash between the odd and the even weeks. */

/** A line across the cell, or a slash with space around it. */
const SLASH =
  /\s+\/{1,2}\s+|\s*\n\s*\/{1,2}\s*|\s*\/{1,2}\s*\n\s*|^\s*\/{1,2}\s*(?=\S)|(?<=\S)\s*\/{1,2}\s*$|\n\s*[-–—_]{3,}\s*\n/u;
/** A slash before a word, not the one of "п/г" or "с/з". */
const CLOSE_SLASH = /(?<=[\p{L}\d.)])\/(?=\p{L}{2})/u;
const NO_LESSON = /^[\s\-–—_.]*$/;

const hasDetail = ({ type, employees }: LessonText): boolean => type !== '' || employees.length > 0;

/** Whether a line begins the next lesson of a cell. */
function beginsNext(lesson: LessonText, line: LessonText, text: string): boolean {
  const isTaken =
    (lesson.weeks !== '' && line.weeks !== '') || (lesson.subgroup !== '' && line.subgroup !== '');
  if (isTaken) return lesson.subject !== '' || line.subject !== '';
  if (lesson.subject === '' || line.subject === '') return false;
  // A title may continue in the next line, before all details.
  return !isPlainSubject(lesson) || !/^\P{L}*\p{Ll}/u.test(text);
}

function byLines(text: string, words: GridWords): readonly LessonText[] {
  const lessons: LessonText[] = [];
  for (const line of text.split('\n')) {
    const read = readLessonText(line, words);
    const last = lessons.at(-1);
    if (last && !beginsNext(last, read, line)) lessons[lessons.length - 1] = withDetail(last, read);
    else lessons.push(read);
  }
  return lessons;
}

/** A lesson without a subject continues the previous subject, for another subgroup or other weeks. */
function withSubjects(lessons: readonly LessonText[]): readonly LessonText[] {
  let [subject, type] = ['', ''];
  return lessons.map((lesson) => {
    if (!isDetail(lesson)) [subject, type] = [lesson.subject, lesson.type];
    return { ...lesson, subject: lesson.subject || subject, type: lesson.type || type };
  });
}

/** Splits a text at slashes into lessons; null when the slash does not separate lessons. */
function partsOf(text: string, words: GridWords): readonly string[] | null {
  const spaced = text.split(SLASH);
  const isEmpty = (part: string): boolean => NO_LESSON.test(part);
  const hasSubject = (part: string): boolean => !isDetail(readLessonText(part, words));
  if (spaced.length > 1)
    return spaced.every((part) => isEmpty(part) || hasSubject(part)) && !spaced.every(isEmpty)
      ? spaced
      : null;
  const close = text.split(CLOSE_SLASH);
  const isLesson = (part: string): boolean => hasSubject(part) && hasDetail(readLessonText(part, words));
  return close.length === 2 && close.every(isLesson) ? close : null;
}

export const ODD_WEEKS = '1, 3';
export const EVEN_WEEKS = '2, 4';

/** Returns the lessons of a cell. A text without a subject is one lesson without a subject. */
export function lessonsInCell(text: string, words: GridWords): readonly LessonText[] {
  const parts = partsOf(text, words);
  if (parts === null) return withSubjects(byLines(text, words));
  const lessons = parts.map((part) => (NO_LESSON.test(part) ? [] : byLines(part, words)));
  const namesWeeks = lessons.flat().some(({ weeks }) => weeks !== '');
  return withSubjects(
    lessons.flatMap((some, place) =>
      some.map((lesson) =>
        namesWeeks || parts.length !== 2
          ? lesson
          : { ...lesson, weeks: place === 0 ? ODD_WEEKS : EVEN_WEEKS },
      ),
    ),
  );
}

/** Reads a cell that has only rooms, teachers or a type, by the title of its column. */
export function detailInCell(text: string, role: 'room' | 'teacher' | 'type', words: GridWords): LessonText {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  if (role === 'room') return { ...noLesson, rooms: parts };
  const read = readLessonText(text, words);
  return role === 'teacher' && read.employees.length === 0 ? { ...noLesson, employees: parts } : read;
}

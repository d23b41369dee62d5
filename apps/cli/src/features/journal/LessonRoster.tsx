import { ApiError } from '@semestr/api/client';
import type { Attendance, DayLesson } from '@semestr/api/journal';
import {
  markAllPresent,
  isExcused,
  missedBy,
  nextByLetter,
  notesOf,
  undoOf,
  type Change,
} from '@semestr/core/roster';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { Box, Text, useApp } from 'ink';
import { notedText } from './noted.ts';
import { hoursIn, type Rostering, type RosterPlan, withHours, withLesson } from './roster-draft.ts';
import { texts } from './texts.ts';
import { explain } from '../../io/failures.ts';
import type { Context } from '../../io/io.ts';
import { printable, widthOf } from '../../io/output.ts';
import { lessonWord } from '../../io/words.ts';
import { Frame, type Pressed, useKeys, useRoom } from '../../screens/interactive.tsx';
import { moved, Rows } from '../../screens/rows.tsx';
import type { Latest } from '../../screens/use-latest.ts';

export interface RosterProps {
  plan: RosterPlan;
  context: Context;
  rostering: Latest<Rostering>;
}

/** Lines below the list: the prompt or the last message. */
const STATUS_ROWS = 2;

/** The absences of a lesson: digits enter hours, Enter prompts and saves, `-` undoes. */
export function LessonRoster({ lesson, plan, context, rostering }: RosterProps & { lesson: DayLesson }) {
  const { language, colour, url } = context;
  const isColoured = colour.stdout;
  const t = translator(texts, language);
  const { rows } = useRoom();
  const { exit } = useApp();
  const { students } = lesson;
  const most = lesson.lessonPeriod.lessonPeriodHours;
  const isClosed = lesson.isClosed === true;

  const sentenceOf = async (error: unknown): Promise<string> => (await explain(error, url, language)).text;

  /** Returns the message of a refusal; the entered hours are kept. */
  async function refused(error: unknown): Promise<string> {
    if (!(error instanceof ApiError && error.reason === 'lesson-noted-meanwhile')) return sentenceOf(error);
    return plan.reload(lesson).then((now) => {
      rostering.set(withLesson(rostering.get(), now, false));
      return t('screen.meanwhile', { who: notedText(now, language) });
    }, sentenceOf);
  }

  async function save(changes: readonly Change[], undo: readonly Change[] | null): Promise<void> {
    rostering.set({ stage: 'saving', status: t('screen.saving') });
    try {
      const saved = await plan.save(lesson, changes);
      rostering.set({ ...withLesson(rostering.get(), saved, true), undo });
      rostering.set({ status: t(undo ? 'screen.saved' : 'screen.undone') });
    } catch (error) {
      // An ended session closes the screen, and the caller explains what to do.
      if (error instanceof ApiError && error.reason === 'session-ended') return exit(error);
      rostering.set({ status: await refused(error) });
    }
    rostering.set({ stage: 'rows' });
  }

  function answer({ return: isYes, escape }: Pressed): void {
    const changes = notesOf(students, hoursIn(rostering.get(), lesson));
    if (isYes) void save(changes, undoOf(students, changes));
    else if (escape) rostering.set({ stage: 'rows' });
  }

  function enter({ input, return: isDone }: Pressed): void {
    const state = rostering.get();
    const student = students[state.row];
    const hours = hoursIn(state, lesson);
    if (isDone) rostering.set({ stage: 'summary', status: '' });
    else if (student && /^\d$/.test(input) && Number(input) <= most) {
      rostering.set(withHours(state, lesson, { ...hours, [student.id]: Number(input) }));
      rostering.set({ row: Math.min(students.length - 1, state.row + 1) });
    } else if (input === '*') rostering.set(withHours(state, lesson, markAllPresent(students)));
    else if (input === '-' && state.undo) void save(state.undo, null);
    else if (/^\p{L}$/u.test(input))
      rostering.set({
        row: nextByLetter(
          students.map(({ fio }) => fio),
          state.row,
          input,
        ),
      });
  }

  useKeys((pressed) => {
    const { stage, row } = rostering.get();
    if (pressed.ctrl) return pressed.input === 'c' ? exit() : undefined;
    if (stage === 'saving') return;
    if (stage === 'summary') answer(pressed);
    else if (pressed.escape) rostering.set({ isOpen: false });
    else if (pressed.upArrow || pressed.downArrow || pressed.home || pressed.end)
      rostering.set({ row: moved(row, students.length, pressed) });
    else if (!isClosed) enter(pressed);
  });

  const { stage, row, status, undo } = rostering.get();
  const hours = hoursIn(rostering.get(), lesson);
  const absent = students.filter(({ id }) => (hours[id] ?? 0) > 0);
  const keysOfRows = [
    ['↑↓', t('screen.keys.choose')],
    [`0–${most}`, t('screen.keys.hours')],
    ['*', t('screen.keys.everybody')],
    ...(undo ? [['-', t('screen.keys.undo')] as const] : []),
  ] as const;
  const width = Math.max(0, ...students.map(({ fio }) => widthOf(printable(fio))));
  return (
    <Frame
      title={[
        printable(lesson.fullSubject ?? lesson.nameAbbrev),
        printable(lessonWord(lesson.lessonTypeAbbrev, language)),
        `${lesson.lessonPeriod.startTime}–${lesson.lessonPeriod.endTime}`,
      ].join(' · ')}
      subtitle={isClosed ? t('screen.closedHint') : notedText(lesson, language)}
      keys={[
        ...(stage === 'summary' ? [] : keysOfRows),
        ['Enter', t('screen.keys.save')],
        ['Esc', t('screen.keys.back')],
      ]}
      isColoured={isColoured}
    >
      <Rows
        rows={students}
        chosen={row}
        room={rows - STATUS_ROWS}
        keyOf={({ id }) => id}
        isColoured={isColoured}
      >
        {(student) => (
          <StudentCells
            student={student}
            entered={hours[student.id] ?? missedBy(student)}
            width={width}
            isColoured={isColoured}
            language={language}
          />
        )}
      </Rows>
      <Box height={STATUS_ROWS} overflow="hidden">
        <Text bold={isColoured}>
          {stage === 'summary'
            ? t('screen.summary', {
                absent: absent.length,
                all: students.length,
                hours: absent.reduce((sum, { id }) => sum + (hours[id] ?? 0), 0),
              })
            : status}
        </Text>
      </Box>
    </Frame>
  );
}

interface StudentCellsProps {
  student: Attendance;
  entered: number;
  /** Width of the names. */
  width: number;
  isColoured: boolean;
  language: Language;
}

/** A student with the entered hours and remarks. */
function StudentCells({ student, entered, width, isColoured, language }: StudentCellsProps) {
  const t = translator(texts, language);
  const was = missedBy(student);
  const notes = [
    ...(isExcused(student) ? [t('screen.excused')] : []),
    ...(entered === was ? [] : [t('screen.was', { hours: was })]),
  ];
  const isAbsent = isColoured && entered > 0;
  return (
    <>
      <Box width={width} flexShrink={1}>
        <Text wrap="truncate">{printable(student.fio)}</Text>
      </Box>
      <Box width={7} flexShrink={0} justifyContent="flex-end">
        <Text bold={isAbsent} {...(isAbsent && { color: 'red' })}>
          {entered === 0 ? t('screen.here') : String(entered)}
        </Text>
      </Box>
      <Text wrap="truncate">{notes.join(', ')}</Text>
    </>
  );
}

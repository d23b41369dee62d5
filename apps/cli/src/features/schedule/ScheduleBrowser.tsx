import { subgroups } from '@semestr/core/schedule';
import { translator } from '@semestr/core/texts';
import { Box, Text, useAnimation } from 'ink';
import { texts } from './texts.ts';
import {
  type AnySchedule,
  type Day,
  type LessonRow,
  type Week,
  type WeekChoice,
  weekOf,
  weeksOf,
} from './week.ts';
import type { Context } from '../../io/io.ts';
import { columnWidths } from '../../io/output.ts';
import { firstVisible, Frame, showScreen, useKeys, useLeave, useRoom } from '../../screens/interactive.tsx';
import { fixed, LessonCells } from './LessonCells.tsx';
import { moved } from '../../screens/rows.tsx';
import { useLatest } from '../../screens/use-latest.ts';

/** Clock interval, in milliseconds. */
const TICK = 15_000;

/** Lines below the week: the selected lesson in full. */
const DETAIL_ROWS = 3;

type Line = { day: Day } | { lesson: LessonRow; index: number } | { time: string };

const keyOf = (line: Line): string | number =>
  'day' in line ? line.day.name : 'index' in line ? line.index : line.time;

/** Lists the days in order, with the current time in its position. */
function linesOf(days: readonly Day[]): Line[] {
  let index = 0;
  return days.flatMap((day): Line[] => {
    const lessons = day.lessons.map((lesson): Line => ({ lesson, index: index++ }));
    if (day.nowLine) lessons.splice(day.nowLine.before, 0, { time: day.nowLine.time });
    return [{ day }, ...lessons];
  });
}

/** Returns the initial selection: the next lesson of today, otherwise the first of the week. */
function beginning(days: readonly Day[]): number {
  const before = days.slice(
    0,
    Math.max(
      0,
      days.findIndex(({ isToday }) => isToday),
    ),
  );
  const today = days.find(({ isToday }) => isToday);
  const begun = before.reduce((sum, { lessons }) => sum + lessons.length, 0);
  const now = today?.lessons.findIndex(({ isNow }) => isNow) ?? -1;
  return begun + (now >= 0 ? now : Math.min(today?.nowLine?.before ?? 0, (today?.lessons.length ?? 1) - 1));
}

interface BrowserProps {
  schedule: AnySchedule;
  begin: WeekChoice;
  context: Context;
  /** Called for each choice, so that the last one can be printed. */
  onChoose: (choice: WeekChoice) => void;
}

function ScheduleBrowser({ schedule, begin, context, onChoose }: BrowserProps) {
  const { language, colour, now } = context;
  const isColoured = colour.stdout;
  const t = translator(texts, language);
  const { columns, rows } = useRoom();
  useAnimation({ interval: TICK });
  useLeave();
  const looked = useLatest(() => ({
    choice: begin,
    marked: beginning(weekOf(schedule, begin, now(), language).days),
  }));
  const weekAt = (choice: WeekChoice): Week => weekOf(schedule, choice, now(), language);
  const week = weekAt(looked.get().choice);
  const lessons = week.days.flatMap((day) => day.lessons);
  const index = Math.min(looked.get().marked, lessons.length - 1);
  const chosen = lessons[index];
  const dayOfIt = week.days.find((day) => chosen && day.lessons.includes(chosen));

  function choose(choice: WeekChoice): void {
    looked.set({ choice, marked: beginning(weekAt(choice).days) });
    onChoose(choice);
  }

  useKeys((pressed) => {
    const { choice, marked } = looked.get();
    const { number, days } = weekAt(choice);
    const { input, leftArrow, rightArrow, upArrow, downArrow } = pressed;
    const weeks = weeksOf(schedule, now());
    const to = weeks[weeks.indexOf(number) + (leftArrow ? -1 : 1)];
    const subgroup = subgroups.find((one) => String(one) === input);
    if (leftArrow || rightArrow) {
      if (to !== undefined) choose({ ...choice, week: to });
    } else if (upArrow || downArrow) {
      looked.set({ marked: moved(marked, days.flatMap((day) => day.lessons).length, pressed) });
    } else if (input === 't' || input === 'е') choose({ ...choice, week: null });
    else if (subgroup !== undefined) choose({ ...choice, subgroup });
  });

  const lines = linesOf(week.days);
  const widths = columnWidths(lessons.map(fixed));
  const room = rows - DETAIL_ROWS;
  const first = firstVisible(
    lines.length,
    room,
    lines.findIndex((line) => 'index' in line && line.index === index),
  );
  return (
    <Frame
      title={week.title}
      subtitle={week.remark ? `${week.subtitle} · ${week.remark}` : week.subtitle}
      keys={[
        ['←→', t('keys.weeks')],
        ['↑↓', t('keys.lessons')],
        ['t', t('keys.today')],
        ['0 1 2', t('keys.subgroup')],
        ['q', t('keys.leave')],
      ]}
      isColoured={isColoured}
    >
      <Box flexDirection="column" height={room} overflow="hidden">
        {lines.length === 0 && <Text>{t('empty')}</Text>}
        {lines.slice(first, first + room).map((line) => (
          <Box key={keyOf(line)} height={1} width={columns} flexShrink={0}>
            {'day' in line && <DayName day={line.day} today={t('today')} isColoured={isColoured} />}
            {'time' in line && (
              <Rule text={`${t('now')} ${line.time}`} columns={columns} isNow={isColoured} />
            )}
            {'lesson' in line && (
              <LessonCells
                row={line.lesson}
                widths={widths}
                isColoured={isColoured}
                isChosen={line.index === index}
                isCut
              />
            )}
          </Box>
        ))}
      </Box>
      {chosen && dayOfIt && <Details lesson={chosen} day={dayOfIt} columns={columns} />}
    </Frame>
  );
}

const DayName = ({ day, today, isColoured }: { day: Day; today: string; isColoured: boolean }) => (
  <Text bold={isColoured} wrap="truncate" {...(isColoured && day.isToday && { color: 'green' })}>
    {day.isToday ? `${day.name} · ${today}` : day.name}
  </Text>
);

interface RuleProps {
  text: string;
  columns: number;
  isNow?: boolean;
}

/** A horizontal rule with a text in it. */
const Rule = ({ text, columns, isNow = false }: RuleProps) => (
  <Text wrap="truncate" {...(isNow && { color: 'red' })}>
    {`── ${text} ${'─'.repeat(Math.max(0, columns - text.length - 4))}`}
  </Text>
);

/** The selected lesson, which its line may truncate. */
const Details = ({ lesson, day, columns }: { lesson: LessonRow; day: Day; columns: number }) => (
  <Box flexDirection="column" width={columns} height={DETAIL_ROWS} overflow="hidden">
    <Rule text={`${day.name} · ${lesson.time}`} columns={columns} />
    <Text wrap="truncate">
      {[lesson.subjectInFull, lesson.type, lesson.subgroup].filter(Boolean).join(' · ')}
    </Text>
    <Text wrap="truncate">{[lesson.rooms, lesson.people, lesson.note].filter(Boolean).join(' · ')}</Text>
  </Box>
);

/** Opens a browser for the weeks of a schedule; returns the last choice. */
export async function browseSchedule(
  context: Context,
  schedule: AnySchedule,
  begin: WeekChoice,
): Promise<WeekChoice> {
  let last = begin;
  const onChoose = (choice: WeekChoice): void => {
    last = choice;
  };
  await showScreen(context, <ScheduleBrowser {...{ schedule, begin, context, onChoose }} />);
  return last;
}

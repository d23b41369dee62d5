import type { Language } from '@semestr/core/languages';
import type { LessonKind } from '@semestr/core/schedule';
import { translator } from '@semestr/core/texts';
import { Box, renderToString, Text } from 'ink';
import type { ReactElement } from 'react';
import type { Context } from '../io/io.ts';
import { columnWidths } from '../io/output.ts';
import { texts } from '../features/schedule/texts.ts';
import type { Day, LessonRow, Week } from '../features/schedule/week.ts';

/** As in the portal, each kind of lesson has its colour; the letters say the same without one. */
const colours: Record<LessonKind, string> = {
  lk: 'green',
  pz: 'yellow',
  lr: 'magenta',
  ks: 'blue',
  exam: 'red',
  credit: 'cyan',
};

/** Longer subjects wrap. */
const MAX_SUBJECT = 24;

interface Look {
  language: Language;
  isColoured: boolean;
}

/** The columns that are as wide as their widest text; the rest of the line is for where and who. */
const fixed = ({ time, type, subgroup, subject }: LessonRow): string[] => [time, type, subgroup, subject];

function Lesson({
  row,
  widths,
  isColoured,
}: { row: LessonRow; widths: readonly number[] } & Look): ReactElement {
  const [time = 0, type = 0, subgroup = 0, subject = 0] = widths;
  const colour = isColoured ? { color: colours[row.kind] } : {};
  const where = [row.rooms, row.people, row.note].filter(Boolean).join(' · ');
  return (
    <Box gap={2}>
      <Box width={time + 2} flexShrink={0}>
        <Text bold={isColoured && row.isNow}>{`${row.isNow ? '▶' : ' '} ${row.time}`}</Text>
      </Box>
      <Box width={type} flexShrink={0}>
        <Text {...colour}>{row.type}</Text>
      </Box>
      <Box width={subgroup} flexShrink={0}>
        <Text dimColor={isColoured}>{row.subgroup}</Text>
      </Box>
      <Box width={Math.min(subject, MAX_SUBJECT)} flexShrink={0}>
        <Text bold={isColoured}>{row.subject}</Text>
      </Box>
      <Box flexGrow={1} flexBasis={0}>
        <Text>{where}</Text>
      </Box>
    </Box>
  );
}

function DayBox({ day, widths, ...look }: { day: Day; widths: readonly number[] } & Look): ReactElement {
  const colour = look.isColoured && day.isToday ? { borderColor: 'green' } : {};
  const mark = day.isToday ? ` · ${translator(texts, look.language)('today')}` : '';
  return (
    <Box
      flexDirection="column"
      borderStyle="round"
      borderDimColor={look.isColoured && !day.isToday}
      {...colour}
    >
      <Text bold={look.isColoured}>{` ${day.name}${mark}`}</Text>
      {day.lessons.map((row) => (
        <Lesson key={Object.values(row).join()} row={row} widths={widths} {...look} />
      ))}
    </Box>
  );
}

function WeekScreen({ week, ...look }: { week: Week } & Look): ReactElement {
  const widths = columnWidths(week.days.flatMap(({ lessons }) => lessons.map(fixed)));
  return (
    <Box flexDirection="column">
      <Text bold={look.isColoured}>{week.title}</Text>
      <Text>{week.subtitle}</Text>
      {week.remark === null ? null : <Text>{week.remark}</Text>}
      {week.days.map((day) => (
        <DayBox key={day.name} day={day} widths={widths} {...look} />
      ))}
      {week.days.length === 0 ? <Text>{`\n${translator(texts, look.language)('empty')}`}</Text> : null}
    </Box>
  );
}

/** A week drawn for a terminal. It does not change while it is looked at, so it is drawn once. */
export function drawWeek(week: Week, { stdout, colour, language }: Context): string {
  const columns = Math.min(stdout.columns || 80, 120);
  return `${renderToString(<WeekScreen week={week} language={language} isColoured={colour.stdout} />, { columns })}\n`;
}

import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { Box, renderToString, Text } from 'ink';
import type { ReactElement } from 'react';
import type { Context } from '../../io/io.ts';
import { columnWidths } from '../../io/output.ts';
import { texts } from './texts.ts';
import type { Day, Week } from './week.ts';
import { fixed, LessonCells } from './LessonCells.tsx';

interface Look {
  language: Language;
  isColoured: boolean;
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
        <LessonCells key={Object.values(row).join()} row={row} widths={widths} isColoured={look.isColoured} />
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

/** Renders a week for a terminal, once, because it does not change while it is displayed. */
export function drawWeek(week: Week, { stdout, colour, language }: Context): string {
  const columns = Math.min(stdout.columns || 80, 120);
  return `${renderToString(<WeekScreen week={week} language={language} isColoured={colour.stdout} />, { columns })}\n`;
}

import type { DrawnText } from '@semestr/api/pages';
import type { Lesson } from '@semestr/api/schedule';
import { addDays } from '@semestr/core/dates';
import { dayNameShort, dayRange } from '@semestr/core/display';
import { lessonKind } from '@semestr/core/schedule';
import { loadTexts, translator } from '@semestr/core/texts';
import { type Timetable, timetable } from '@semestr/core/timetable';
import { tokens } from '@semestr/ui/tokens';
import { subjectOf } from '../../lessons/lesson.ts';
import { scheduleOf } from '../../lessons/queries.ts';
import { calendarQuery } from '../../university/calendar.ts';
import type { PictureModule } from '../../screens/picture.ts';
import { pageTexts } from '../../ui/page/texts.ts';
import { placeOf } from './place.ts';
import { scheduleTexts } from './texts.ts';
import { weekView } from './week.ts';

const { light: ink } = tokens;

/** Size that social networks show without cropping, in pixels. */
const SIZE = { width: 1200, height: 630 };
const MARGIN = 56;
/** The table: its top edge, the column of times, the rows. */
const TABLE = { y: 216, times: 92, head: 40, maxRow: 62 };

/** Exams and credits are drawn in black. */
const barOf = (lesson: Lesson): string => {
  const kind = lessonKind(lesson);
  return kind === 'exam' || kind === 'credit' ? ink.ink : ink.lesson[kind].bar;
};

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  lesson: Lesson;
}

/** Returns the cells of a week's table; lessons at the same time share its width. */
function cellsOf({ days, rows }: Timetable<Lesson>): Cell[] {
  const column = (SIZE.width - 2 * MARGIN - TABLE.times) / days.length;
  const height = rowHeight(rows.length);
  return days.flatMap((cells, day) =>
    cells.flatMap(({ row, span, lessons }) =>
      lessons.map(({ lesson }, index) => ({
        x: MARGIN + TABLE.times + day * column + (index * column) / lessons.length,
        y: TABLE.y + TABLE.head + row * height,
        width: column / lessons.length - 10,
        height: span * height - 8,
        lesson,
      })),
    ),
  );
}

const rowHeight = (rows: number): number =>
  Math.min(TABLE.maxRow, (SIZE.height - TABLE.y - TABLE.head - 24) / Math.max(rows, 1));

/** Draws the default week of a schedule as a printed table (visual direction, "Schedule"). */
export const draw: PictureModule['draw'] = async ({ queries, params: { id = '' }, language, today }) => {
  await loadTexts(language, [pageTexts, scheduleTexts]);
  const [schedule, calendar] = await Promise.all([
    queries.ensureQueryData(scheduleOf(id)),
    queries.ensureQueryData(calendarQuery),
  ]);
  if (!schedule) return null;
  const [t, frame] = [translator(scheduleTexts, language), translator(pageTexts, language)];
  const view = weekView(schedule, today, calendar, { weeks: null, subgroup: 0 });
  const table = timetable<Lesson>(view.days.map(({ lessons }) => lessons));
  const monday = view.days[0]?.date ?? today;
  const week = `${t('weekPlain', { week: view.proposed })}, ${dayRange(monday, addDays(monday, 5), language)}`;
  const place = placeOf(schedule, id).name;
  const title = schedule.studentGroupDto ? t('group', { name: place }) : place;
  const tableWidth = SIZE.width - 2 * MARGIN;
  const bold = { isBold: true, fill: ink.ink };
  const plain = { isBold: false, fill: ink.ink2 };
  const column = (tableWidth - TABLE.times) / view.days.length;
  const height = rowHeight(table.rows.length);
  const cells = cellsOf(table);
  const texts: DrawnText[] = [
    { x: MARGIN + 44, y: 42, width: 400, text: frame('product'), size: 26, ...bold },
    { x: MARGIN, y: 90, width: tableWidth, text: title, size: 60, ...bold },
    { x: MARGIN, y: 164, width: tableWidth, text: week, size: 28, ...plain },
    ...view.days.map(({ day }) => ({
      x: MARGIN + TABLE.times + (day - 1) * column,
      y: TABLE.y + 8,
      width: column - 10,
      size: 22,
      text: dayNameShort(day, language),
      ...bold,
    })),
    ...table.rows.map(({ start }, row) => ({
      x: MARGIN,
      y: TABLE.y + TABLE.head + row * height + 6,
      width: TABLE.times - 12,
      size: 22,
      text: start,
      ...plain,
    })),
    ...cells.map(({ x, y, width, lesson }) => ({
      x: x + 14,
      y: y + 6,
      width: width - 18,
      size: 22,
      text: subjectOf(lesson),
      ...bold,
    })),
  ];
  return {
    ...SIZE,
    ground: ink.surface,
    bars: [
      ...[0, 1, 2, 3].map((stroke) => ({
        x: MARGIN + stroke * 9,
        y: 44,
        width: 5,
        height: 26,
        fill: stroke + 1 === view.proposed ? ink.red : ink.lineStrong,
      })),
      { x: MARGIN, y: TABLE.y, width: tableWidth, height: 3, fill: ink.ink },
      ...cells.flatMap(({ lesson, ...where }) => [
        { ...where, fill: ink.canvas },
        { ...where, width: 5, fill: barOf(lesson) },
      ]),
    ],
    texts: texts.filter(({ text }) => text !== ''),
  };
};

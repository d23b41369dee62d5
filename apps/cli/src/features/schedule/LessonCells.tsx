import type { LessonKind } from '@semestr/core/schedule';
import { Box, Text } from 'ink';
import type { LessonRow } from './week.ts';

/** Each kind of lesson has its colour, as in the portal; the letters show the kind without colours. */
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

/** Columns that are as wide as their widest text; the rest of the line is for the room and the educators or groups. */
export const fixed = ({ time, type, subgroup, subject }: LessonRow): string[] => [
  time,
  type,
  subgroup,
  subject,
];

interface LessonCellsProps {
  row: LessonRow;
  /** Widths of the fixed columns. */
  widths: readonly number[];
  isColoured: boolean;
  isChosen?: boolean;
  /** Whether to truncate to one line. */
  isCut?: boolean;
}

/** A lesson on one line, or on as many as it takes. */
export function LessonCells({ row, widths, isColoured, isChosen = false, isCut = false }: LessonCellsProps) {
  const [time = 0, type = 0, subgroup = 0, subject = 0] = widths;
  const colour = isColoured ? { color: colours[row.kind] } : {};
  const where = [row.rooms, row.people, row.note].filter(Boolean).join(' · ');
  const wrap = isCut ? 'truncate' : 'wrap';
  const mark = `${isCut ? (isChosen ? '›' : ' ') : ''}${row.isNow ? '▶' : ' '}`;
  return (
    <Box gap={2} flexGrow={1}>
      <Box width={mark.length + 1 + time} flexShrink={0}>
        <Text bold={isColoured && row.isNow} inverse={isColoured && isChosen}>{`${mark} ${row.time}`}</Text>
      </Box>
      <Box width={type} flexShrink={0}>
        <Text {...colour}>{row.type}</Text>
      </Box>
      <Box width={subgroup} flexShrink={0}>
        <Text dimColor={isColoured}>{row.subgroup}</Text>
      </Box>
      <Box width={Math.min(subject, MAX_SUBJECT)} flexShrink={0}>
        <Text bold={isColoured} wrap={wrap}>
          {row.subject}
        </Text>
      </Box>
      <Box flexGrow={1} flexBasis={0}>
        <Text wrap={wrap}>{where}</Text>
      </Box>
    </Box>
  );
}

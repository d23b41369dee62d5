import { Box, Text } from 'ink';
import type { Key, ReactNode } from 'react';
import { firstVisible, type Pressed } from './interactive.tsx';

interface RowsProps<T> {
  rows: readonly T[];
  chosen: number;
  /** Available lines. */
  room: number;
  keyOf: (row: T) => Key;
  isColoured: boolean;
  /** Renders the row after its selection mark, on one line. */
  children: (row: T) => ReactNode;
}

/** Rows with a selected one, as many of them as fit. */
export function Rows<T>({ rows, chosen, room, keyOf, isColoured, children }: RowsProps<T>) {
  const first = firstVisible(rows.length, room, chosen);
  return (
    <Box flexDirection="column" height={room} overflow="hidden">
      {rows.slice(first, first + room).map((row, place) => {
        const isChosen = first + place === chosen;
        return (
          <Box key={keyOf(row)} height={1} gap={1} flexShrink={0}>
            <Text inverse={isColoured && isChosen}>{isChosen ? '›' : ' '}</Text>
            {children(row)}
          </Box>
        );
      })}
    </Box>
  );
}

/** Returns the selection after a key moved it up or down, clamped to the ends. */
export function moved(
  chosen: number,
  rows: number,
  { upArrow, downArrow, home, end }: Pick<Pressed, 'upArrow' | 'downArrow' | 'home' | 'end'>,
): number {
  const to = home ? 0 : end ? rows - 1 : chosen + Number(downArrow) - Number(upArrow);
  return Math.max(0, Math.min(rows - 1, to));
}

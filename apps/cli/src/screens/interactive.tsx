import { Box, type Key, render, Text, useApp, useInput, useWindowSize } from 'ink';
import type { ReactElement, ReactNode } from 'react';
import type { Context } from '../io/io.ts';
import { rawStream } from '../io/terminal.ts';

/** The narrowest and lowest terminal for which screens are made; below it they are cut off. */
const LEAST = { columns: 40, rows: 10 };

/** What of the height the frame takes: title, subtitle, keys, and the lines around what is between them. */
const FRAME_ROWS = 5;

/** The columns of the terminal, and the rows that there are for what a screen shows. It follows when a window is resized. */
export function useRoom(): { columns: number; rows: number } {
  const { columns, rows } = useWindowSize();
  return {
    columns: Math.max(columns, LEAST.columns),
    rows: Math.max(rows, LEAST.rows) - FRAME_ROWS,
  };
}

/**
 * Which of many lines are to be seen where there is room for some: those around the chosen one, which stays in the middle
 * except at the ends.
 * @returns the first of them
 */
export const firstVisible = (lines: number, room: number, chosen: number): number =>
  Math.max(0, Math.min(chosen - Math.floor(room / 2), lines - room));

interface FrameProps {
  title: string;
  subtitle: string;
  /** Which keys do what. */
  keys: readonly (readonly [key: string, does: string])[];
  isColoured: boolean;
  children: ReactNode;
}

/** A screen of a terminal: what it shows, and below it what can be pressed. */
export function Frame({ title, subtitle, keys, isColoured, children }: FrameProps) {
  const { columns, rows } = useRoom();
  return (
    <Box flexDirection="column" width={columns}>
      <Text bold={isColoured} wrap="truncate">
        {title}
      </Text>
      <Text wrap="truncate">{subtitle}</Text>
      <Box flexDirection="column" height={rows + 1} paddingTop={1} overflow="hidden">
        {children}
      </Box>
      <Text dimColor={isColoured} wrap="truncate">
        {keys.map(([key, does]) => `${key} ${does}`).join('   ')}
      </Text>
    </Box>
  );
}

/** A key, or a letter, that was pressed. */
export type Pressed = { input: string } & Pick<
  Key,
  | 'upArrow'
  | 'downArrow'
  | 'leftArrow'
  | 'rightArrow'
  | 'home'
  | 'end'
  | 'return'
  | 'escape'
  | 'backspace'
  | 'delete'
  | 'ctrl'
>;

/** Hands each key to whoever acts on it, also where several arrive at once. */
export function useKeys(act: (pressed: Pressed) => void): void {
  useInput((input, key) => {
    const letters = Array.from(input);
    if (letters.length < 2) act({ ...key, input });
    else for (const letter of letters) act({ ...key, input: letter, return: letter === '\r' });
  });
}

/** Whether somebody wants to leave, on either layout. */
export const isLeaving = ({ input, escape }: Pressed): boolean => escape || ['q', 'й'].includes(input);

/**
 * Leaves at q, Escape and Ctrl-C, as one leaves other programs of a terminal.
 * @param mayLeave asked at all but Ctrl-C, where something would be lost
 */
export function useLeave(mayLeave: () => boolean = () => true): void {
  const { exit } = useApp();
  useKeys((pressed) => {
    const isCut = pressed.ctrl && pressed.input === 'c';
    if (isCut || (isLeaving(pressed) && mayLeave())) exit();
  });
}

/**
 * Shows a screen that takes the whole terminal until somebody leaves it; what stood there before is there again then,
 * however the program ends.
 */
export async function showScreen({ stdin, stdout, stderr }: Context, screen: ReactElement): Promise<void> {
  const { waitUntilExit } = render(screen, {
    stdin,
    stdout: rawStream(stdout),
    stderr: rawStream(stderr),
    interactive: true,
    alternateScreen: true,
    patchConsole: false,
    exitOnCtrlC: false,
  });
  await waitUntilExit();
}

import { Box, type Key, render, Text, useApp, useInput, useWindowSize } from 'ink';
import type { ReactElement, ReactNode } from 'react';
import type { Context } from '../io/io.ts';
import { rawStream } from '../io/terminal.ts';

/** Minimum size of a terminal that screens support; below it they are cut off. */
const LEAST = { columns: 40, rows: 10 };

/** Lines that the frame takes: title, subtitle, keys, and the lines around the content. */
const FRAME_ROWS = 5;

/**
 * Returns the columns of the terminal, and the rows available to the content of a screen. Updates when the window is
 * resized.
 */
export function useRoom(): { columns: number; rows: number } {
  const { columns, rows } = useWindowSize();
  return {
    columns: Math.max(columns, LEAST.columns),
    rows: Math.max(rows, LEAST.rows) - FRAME_ROWS,
  };
}

/**
 * Returns which lines are visible when not all fit: those around the selected one, which stays in the middle except at
 * the ends.
 * @returns the first visible line
 */
export const firstVisible = (lines: number, room: number, chosen: number): number =>
  Math.max(0, Math.min(chosen - Math.floor(room / 2), lines - room));

interface FrameProps {
  title: string;
  subtitle: string;
  /** Keys and what they do. */
  keys: readonly (readonly [key: string, does: string])[];
  isColoured: boolean;
  children: ReactNode;
}

/** The frame of a screen: its content, and the available keys below. */
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

/** Passes each key to the handler, even if several arrive together. */
export function useKeys(act: (pressed: Pressed) => void): void {
  useInput((input, key) => {
    const letters = Array.from(input);
    if (letters.length < 2) act({ ...key, input });
    else for (const letter of letters) act({ ...key, input: letter, return: letter === '\r' });
  });
}

/** Whether the key leaves the screen, on either keyboard layout. */
export const isLeaving = ({ input, escape }: Pressed): boolean => escape || ['q', 'й'].includes(input);

/**
 * Leaves at q, Escape and Ctrl-C, as other terminal programs do.
 * @param mayLeave called for all but Ctrl-C, to warn before data is lost
 */
export function useLeave(mayLeave: () => boolean = () => true): void {
  const { exit } = useApp();
  useKeys((pressed) => {
    const isCut = pressed.ctrl && pressed.input === 'c';
    if (isCut || (isLeaving(pressed) && mayLeave())) exit();
  });
}

/**
 * Shows a screen in the whole terminal until the user leaves it. The previous content is restored then, however the
 * program ends.
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

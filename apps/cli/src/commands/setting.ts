import type { Language } from '@semestr/core/display';
import type { Command } from 'commander';
import type { Context } from '../io/io.ts';
import type { ExitCode } from '../io/output.ts';
import { texts } from '../io/texts.ts';

/** What a command needs to join the program. */
export interface Setting {
  language: Language;
  /** Runs what a command stands for; its exit code becomes the program's. */
  act: (command: Command, work: (context: Context) => Promise<ExitCode>) => Promise<void>;
}

/** Examples stand first in a command's help: most people look for a line to copy. */
export const examplesText = (language: Language, examples: readonly string[]): string =>
  [texts[language].examples, ...examples.map((line) => `  ${line}`), ''].join('\n');

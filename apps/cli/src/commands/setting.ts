import type { Language } from '@semestr/core/languages';
import type { Command } from 'commander';
import type { ExitCode } from '../io/failure.ts';
import type { Context } from '../io/io.ts';

/** What a command needs to join the program. */
export interface Setting {
  language: Language;
  /** Runs what a command stands for; its exit code becomes the program's. */
  act: (command: Command, work: (context: Context) => Promise<ExitCode>) => Promise<void>;
  /** Whether a command of this name is asked for; the others of a large group need not be defined. */
  isDefined: (name: string) => boolean;
  /** The program with the definitions of all commands, for whoever describes it. */
  whole: () => Promise<Command>;
}

/** What the file of a command exports. */
export interface CommandModule {
  /** Gives the command its arguments, options and action, told in its own texts. What it runs is loaded by the action. */
  define: (command: Command, setting: Setting) => Promise<void>;
}

import type { Language } from '@semestr/core/languages';
import type { Command } from 'commander';
import type { ExitCode } from '../io/failure.ts';
import type { Context } from '../io/io.ts';

/** What a command needs in order to be defined. */
export interface CommandContext {
  language: Language;
  /** Runs the work of a command; its exit code becomes that of the program. */
  act: (command: Command, work: (context: Context) => Promise<ExitCode>) => Promise<void>;
  /** Whether the requested command has this name; the other commands of a large group need not be defined. */
  isDefined: (name: string) => boolean;
  /** Loads the program with the definitions of all commands, for help and completion. */
  fullProgram: () => Promise<Command>;
}

/** Exports of a command file. */
export interface CommandModule {
  /**
   * Adds arguments, options and the action to the command, described in its own texts. The action loads the
   * implementation.
   */
  define: (command: Command, setting: CommandContext) => Promise<void>;
}

import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { type Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { commands } from './commands.ts';
import { frame } from './commands/root.ts';
import type { CommandContext } from './commands/command-context.ts';
import { printableAddress, contextOf, type GlobalOptions } from './commands/global-options.ts';
import { exit, type ExitCode } from './io/failure.ts';
import { fetchTexts } from './io/fetch-texts.ts';
import type { Io } from './io/io.ts';
import { languageOf } from './io/language.ts';
import { printError } from './io/print-error.ts';
import { terminalIo } from './io/terminal.ts';
import { texts } from './io/texts.ts';
import { usageSentence } from './io/usage.ts';

interface Plan {
  io: Io;
  language: Language;
  /** Whether a command is added to the program. */
  isThere: (name: string) => boolean;
  /** Whether a command is fully defined; the others only have a name and a summary. */
  isDefined: (name: string) => boolean;
  /** Called with the exit code of the command that ran. */
  done: (code: ExitCode) => void;
}

/** Builds the tree of commands. */
async function buildProgram(plan: Plan): Promise<Command> {
  const { io, language } = plan;
  const t = translator(texts, language);
  const program = frame(io, language, manifest.version);
  const setting: CommandContext = {
    language,
    act: async (command, work) => {
      plan.done(await work(contextOf(io, language, command)));
    },
    isDefined: plan.isDefined,
    fullProgram: () => buildProgram({ ...plan, isThere: () => true, isDefined: () => true }),
  };
  for (const { name, group, load } of commands) {
    if (!plan.isThere(name)) continue;
    const summary = t(`commands.${name}`);
    const command = program.command(name).summary(summary).description(summary).helpCommand(false);
    command.helpGroup(t(`titles.${group}`));
    if (!plan.isDefined(name)) continue;
    const { define } = await load();
    await define(command, setting);
  }
  return program;
}

/** Returns the full name of the called command, to refer to its help. */
function commandPath(program: Command, argv: readonly string[]): string {
  let command = program;
  for (const word of argv) command = command.commands.find((one) => one.name() === word) ?? command;
  const names: string[] = [];
  for (let one: Command | null = command; one; one = one.parent) names.unshift(one.name());
  return names.join(' ');
}

/** Runs the command that the arguments name, for the binary and for the tests. Returns the exit code. */
export async function runCli(argv: readonly string[], outside: Io): Promise<ExitCode> {
  const io = terminalIo(outside);
  const language = languageOf(argv, io.env);
  const t = await fetchTexts(texts, language);
  let code: ExitCode = exit.ok;
  const isNamed = (name: string): boolean => argv.includes(name);
  // When the first word is a command, neither the list of commands nor suggestions are needed.
  const isCall = commands.some(({ name }) => name === argv[0]);
  const program = await buildProgram({
    io,
    language,
    isThere: isCall ? isNamed : () => true,
    isDefined: isNamed,
    done: (result) => {
      code = result;
    },
  });
  const isPlain = argv.includes('--no-color');
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      const { explain } = await import('./io/failures.ts');
      const explained = await explain(
        error,
        printableAddress(program.opts<GlobalOptions>(), io.env),
        language,
      );
      printError(io, explained.text, isPlain);
      return explained.code;
    }
    if (error.exitCode === 0) return exit.ok;
    // When no command is named, commander has already printed the help.
    if (error.code !== 'commander.help') {
      printError(io, usageSentence(error.message, t), isPlain);
      io.stderr.write(`${t('moreHelp', { command: commandPath(program, argv) })}\n`);
    }
    return exit.usage;
  }
}

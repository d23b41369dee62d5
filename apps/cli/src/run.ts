import { Command, CommanderError } from 'commander';
import { explain } from './io/failures.ts';
import type { Io } from './io/io.ts';
import { languageOf } from './io/language.ts';
import { exit, type ExitCode, paint } from './io/output.ts';
import { buildProgram } from './program.ts';
import { texts } from './io/texts.ts';
import { addressOf } from './http/url.ts';
import { usageSentence } from './io/usage.ts';

/** The full name of the command that was called, for pointing to its help. */
function commandPath(program: Command, argv: readonly string[]): string {
  let command = program;
  for (const word of argv) command = command.commands.find((one) => one.name() === word) ?? command;
  const names: string[] = [];
  for (let one: Command | null = command; one; one = one.parent) names.unshift(one.name());
  return names.join(' ');
}

/** The program: arguments in, exit code out. The binary and the tests run this same function. */
export async function runCli(argv: readonly string[], io: Io): Promise<ExitCode> {
  const language = languageOf(argv, io.env);
  let code: ExitCode = exit.ok;
  const program = buildProgram(io, language, (result) => {
    code = result;
  });
  const say = (text: string): void => {
    const isColoured = io.stderr.isTTY === true && !io.env['NO_COLOR'] && !argv.includes('--no-color');
    io.stderr.write(`${paint(isColoured, 'red', text)}\n`);
  };
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      const failure = explain(error, addressOf(program.opts<{ url?: string }>().url, io.env), language);
      say(failure.text);
      return failure.code;
    }
    if (error.exitCode === 0) return exit.ok;
    // Where a command is missing, commander has printed the help already.
    if (error.code !== 'commander.help') {
      say(usageSentence(error.message, language));
      io.stderr.write(`${texts[language].moreHelp(commandPath(program, argv))}\n`);
    }
    return exit.usage;
  }
}

import type { Language } from '@semestr/core/display';
import { Command, Option } from 'commander';
import { addAdmin } from './commands/admin.ts';
import { addCompletion } from './commands/completion.ts';
import { addImport } from './commands/import.ts';
import { addSchedule } from './commands/schedule.ts';
import { examplesText, type Setting } from './commands/setting.ts';
import { addSmoke } from './commands/smoke.ts';
import type { Context, Io } from './io/io.ts';
import type { ExitCode } from './io/output.ts';
import { texts } from './io/texts.ts';
import { addressOf, serverUrl } from './http/url.ts';

const version = '0.1.0';
interface GlobalOptions {
  url?: string;
  json?: true;
  color: boolean;
}

function contextOf(io: Io, language: Language, options: GlobalOptions): Context {
  const isWanted = options.color && !io.env['NO_COLOR'] && io.env['TERM'] !== 'dumb';
  return {
    ...io,
    language,
    url: serverUrl(addressOf(options.url, io.env)),
    json: options.json === true,
    colour: { stdout: isWanted && io.stdout.isTTY === true, stderr: isWanted && io.stderr.isTTY === true },
  };
}

/** The tree of commands. `done` is called with the exit code of the one that ran. */
export function buildProgram(io: Io, language: Language, done: (code: ExitCode) => void): Command {
  const t = texts[language];
  const program = new Command('semestr')
    .description(t.description)
    .version(version, '-V, --version', t.options.version)
    .helpOption('-h, --help', t.options.help)
    .helpCommand(false)
    .option('--url <url>', t.options.url)
    .option('--json', t.options.json)
    .addOption(new Option('--lang <language>', t.options.lang).choices(['ru', 'en']))
    .option('--no-color', t.options.noColor)
    .configureHelp({
      showGlobalOptions: true,
      // Commander would add choices and defaults in English; our descriptions contain them already.
      optionDescription: (option) => option.description,
      argumentDescription: (argument) => argument.description,
      styleTitle: (title) => t.titles[title] ?? title,
    })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      // runCli reports wrong usage in the person's language.
      outputError: () => undefined,
      getOutHelpWidth: () => io.stdout.columns ?? 100,
      getErrHelpWidth: () => io.stderr.columns ?? 100,
    })
    .exitOverride()
    .showSuggestionAfterError();
  const setting: Setting = {
    language,
    act: async (command, work) => {
      done(await work(contextOf(io, language, command.optsWithGlobals<GlobalOptions>())));
    },
  };
  for (const add of [addSchedule, addImport, addSmoke, addAdmin, addCompletion]) add(program, setting);
  return program
    .addHelpText('before', examplesText(language, ['semestr schedule 428501', 'semestr smoke --json']))
    .addHelpText('after', `\n${t.exitCodes}`);
}

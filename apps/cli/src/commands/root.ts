import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { Command, Help, Option } from 'commander';
import type { Io } from '../io/io.ts';
import { texts } from '../io/texts.ts';
import { duration, withExamples } from './options.ts';

const titles: Readonly<Record<string, 'usage' | 'arguments' | 'options' | 'globalOptions' | 'commands'>> = {
  'Usage:': 'usage',
  'Arguments:': 'arguments',
  'Options:': 'options',
  'Global Options:': 'globalOptions',
  'Commands:': 'commands',
};

const help = new Help();

/** Creates the program without its commands. */
export function frame(io: Io, language: Language, version: string): Command {
  const t = translator(texts, language);
  const placeholders: readonly (readonly [string, string])[] = [
    ['[options]', t('placeholders.options')],
    ['[command]', t('placeholders.command')],
  ];
  const program = new Command('semestr')
    .description(t('description'))
    .version(version, '-V, --version', t('options.version'))
    .helpOption('-h, --help', t('options.help'))
    .helpCommand(false)
    .option('--url <url>', t('options.url'))
    .option('--profile <name>', t('options.profile'))
    .addOption(new Option('--timeout <time>', t('options.timeout')).argParser(duration))
    .option('--json', t('options.json'))
    .addOption(new Option('--lang <language>', t('options.lang')).choices(['ru', 'en', 'be']))
    .option('--no-color', t('options.noColor'))
    .configureHelp({
      showGlobalOptions: true,
      // Commander would append choices and defaults in English; the descriptions already contain them.
      optionDescription: (option) => option.description,
      argumentDescription: (argument) => argument.description,
      // A list of commands only helps to choose one; its arguments are in its own help.
      subcommandTerm: (command) => command.name(),
      commandUsage: (command) =>
        placeholders.reduce(
          (usage, [english, word]) => usage.replace(english, word),
          help.commandUsage(command),
        ),
      styleTitle: (title) => (titles[title] ? t(`titles.${titles[title]}`) : title),
    })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      // `runCli` reports wrong usage in the user's language.
      outputError: () => undefined,
      getOutHelpWidth: () => io.stdout.columns ?? 100,
      getErrHelpWidth: () => io.stderr.columns ?? 100,
    })
    .exitOverride()
    .showSuggestionAfterError()
    .addHelpText('after', `\n${t('exitCodes')}`);
  return withExamples(program, { language }, ['semestr schedule 428501', 'semestr certificates list']);
}

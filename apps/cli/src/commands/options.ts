import { dateOfAddress } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { type RequestKey, requestNamed } from '@semestr/core/requests/kinds';
import { readDay, typedTime } from '@semestr/core/typed';
import { translator } from '@semestr/core/texts';
import { Argument, type Command, Option } from 'commander';
import { durationOf } from '../io/duration.ts';
import { exit, failure } from '../io/failure.ts';
import { texts } from '../io/texts.ts';
import { wrongValue } from '../io/wrong-value.ts';
import type { CommandContext } from './command-context.ts';

/** Options shared by several commands, described and parsed in one place. */

/** Puts the examples first in a command's help, because most users look for a line to copy. */
export const withExamples = (
  command: Command,
  { language }: Pick<CommandContext, 'language'>,
  examples: readonly string[],
): Command =>
  // Rendered lazily, so that a group can collect the examples of its commands.
  command.addHelpText('before', () =>
    [translator(texts, language)('examples'), ...examples.map((line) => `  ${line}`), ''].join('\n'),
  );

/** Rejects `--password secret` and similar options with an error that shows the alternative. */
export function refuseSecrets(command: Command, flags: readonly string[]): Command {
  for (const flag of flags)
    command.addOption(
      new Option(`${flag} [secret]`).hideHelp().argParser(() => {
        throw failure(texts, (t) => t('usage.secret', { flag }), exit.usage);
      }),
    );
  return command;
}

/** Adds `--password-file`; rejects `--password` and `--code`, the code of the second factor. */
export const withPasswordFile = (command: Command, { language }: CommandContext): Command =>
  refuseSecrets(
    command.option('--password-file <file>', translator(texts, language)('options.passwordFile')),
    ['--password', '--code'],
  );

/** Adds `--user` and `--password-file`; they arrive in the context's `login`. */
export const withLogin = (command: Command, setting: CommandContext, description?: string): Command =>
  withPasswordFile(
    command.option('--user <login>', description ?? translator(texts, setting.language)('options.onceUser')),
    setting,
  );

/** Adds `--csv` to a command that prints rows. */
export const withCsv = (command: Command, { language }: CommandContext): Command =>
  command.option('--csv', translator(texts, language)('options.csv'));

/** Adds `--page` to a command whose list is paginated; pages count from 1. Without it, programs get all pages. */
export const withPage = (command: Command, { language }: CommandContext): Command =>
  command.addOption(
    new Option('--page <number>', translator(texts, language)('options.page')).argParser(pageNumber),
  );

function pageNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw wrongValue('page');
  return Number(text);
}

/** Adds `--out` and `--force` to a command that saves a file. */
export function withFile(command: Command, { language }: CommandContext): Command {
  const t = translator(texts, language);
  return command.option('--out <file>', t('options.out')).option('--force', t('options.force'));
}

/** Adds `--dry-run` to a command that changes something. */
export const withDryRun = (command: Command, { language }: CommandContext): Command =>
  command.option('--dry-run', translator(texts, language)('options.dryRun'));

/** Adds `--yes` to a command that prompts for confirmation at a terminal. */
export const withYes = (command: Command, { language }: CommandContext): Command =>
  command.option('--yes', translator(texts, language)('options.yes'));

/**
 * Returns the value of a mandatory option. Not a `requiredOption`: commander would report it before a misspelt option.
 */
export function required<T>(command: Command, flags: string, value: T | undefined): T {
  if (value === undefined) command.error(`error: required option '${flags}' not specified`);
  return value;
}

function recordNumber(text: string): string {
  if (!/^\d{1,10}$/.test(text)) throw wrongValue('record');
  return text;
}

/** Creates an option that can be repeated; its values are collected in a list. */
export const repeated = (flags: string, description: string): Option =>
  new Option(flags, description).argParser<string[] | undefined>((value, before = []) => [...before, value]);

/** Creates an argument that is the number of a record. */
export const numberArgument = (name: string, description: string): Argument =>
  new Argument(name, description).argParser(recordNumber);

/** Parses the number of a request: "СП-12". */
function requestOf(text: string): RequestKey {
  const named = requestNamed(text);
  if (!named) throw wrongValue('request');
  return named;
}

/** Creates an argument that is the number of a request: `<request>`. */
export const requestArgument = (name: string, description: string): Argument =>
  new Argument(name, description).argParser(requestOf);

/** Creates an option that is the number of a record. */
export const numberOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(recordNumber);

/** Creates an argument that is a list of record numbers: `[numbers...]`. */
export const numbersArgument = (name: string, description: string): Argument =>
  new Argument(name, description).argParser<string[] | undefined>((text, before = []) => [
    ...before,
    recordNumber(text),
  ]);

/** Parses `5s` or `300ms` into milliseconds. */
export function duration(text: string): number {
  const ms = durationOf(text);
  if (ms === null) throw wrongValue('duration');
  return ms;
}

function dayOption(text: string): IsoDate {
  const date = readDay(text);
  if (!date) throw wrongValue('date');
  return date;
}

/** Creates an option that is a day: `2026-11-27` or `27.11.2026`. */
export const dateOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(dayOption);

function timeOfDay(text: string): string {
  const time = typedTime(text);
  if (time === null) throw wrongValue('time');
  return time;
}

/** Creates an option that is a time of day: `14:00` or `9.30`. */
export const timeOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(timeOfDay);

/** Creates an option that is a range of hours: `22:00-07:00`. */
export const hoursOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((text) => {
    const [from = '', to = '', ...more] = text.split(/[-–]/);
    const hours = { from: typedTime(from), to: typedTime(to) };
    if (more.length > 0 || hours.from === null || hours.to === null) throw wrongValue('hours');
    return hours;
  });

/** Parses the value of an option that takes a day. */
export function dateArgument(text: string): IsoDate {
  const date = dateOfAddress(text);
  if (date === null) throw wrongValue('isoDate');
  return date;
}

import { type IsoDate, readMoment, parseTypedDate } from '@semestr/core/dates';
import { typedTime } from '@semestr/core/typed';
import { translator } from '@semestr/core/texts';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { durationOf } from '../io/duration.ts';
import { exit, failure } from '../io/failure.ts';
import { texts } from '../io/texts.ts';
import type { Setting } from './setting.ts';

/** Options that several commands have, each said and read in one place. */

/** Examples stand first in a command's help: most people look for a line to copy. */
export const withExamples = (
  command: Command,
  { language }: Pick<Setting, 'language'>,
  examples: readonly string[],
): Command =>
  // Written when it is asked for: those of a group come one after the other.
  command.addHelpText('before', () =>
    [translator(texts, language)('examples'), ...examples.map((line) => `  ${line}`), ''].join('\n'),
  );

/** Answers `--password secret` and the like with what to do instead. */
export function refuseSecrets(command: Command, flags: readonly string[]): Command {
  for (const flag of flags)
    command.addOption(
      new Option(`${flag} [secret]`).hideHelp().argParser(() => {
        throw failure(texts, (t) => t('usage.secret', { flag }), exit.usage);
      }),
    );
  return command;
}

/** `--password-file`, and a refusal of `--password` and of `--code`, the code of the second factor. */
export const withPasswordFile = (command: Command, { language }: Setting): Command =>
  refuseSecrets(
    command.option('--password-file <file>', translator(texts, language)('options.passwordFile')),
    ['--password', '--code'],
  );

/** `--user` and `--password-file`; they arrive in the context's `login`. */
export const withLogin = (command: Command, setting: Setting, description?: string): Command =>
  withPasswordFile(
    command.option('--user <login>', description ?? translator(texts, setting.language)('options.onceUser')),
    setting,
  );

/** `--csv` for a command that prints rows. */
export const withCsv = (command: Command, { language }: Setting): Command =>
  command.option('--csv', translator(texts, language)('options.csv'));

/** `--page` for a command whose list comes in pages, which count from 1; without it programs get all of them. */
export const withPage = (command: Command, { language }: Setting): Command =>
  command.addOption(
    new Option('--page <number>', translator(texts, language)('options.page')).argParser(pageNumber),
  );

function pageNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('');
  return Number(text);
}

/** `--out` and `--force` for a command that saves a file. */
export function withFile(command: Command, { language }: Setting): Command {
  const t = translator(texts, language);
  return command.option('--out <file>', t('options.out')).option('--force', t('options.force'));
}

/** `--dry-run` for a command that changes something. */
export const withDryRun = (command: Command, { language }: Setting): Command =>
  command.option('--dry-run', translator(texts, language)('options.dryRun'));

/** `--yes` for a command that asks at a terminal before it acts. */
export const withYes = (command: Command, { language }: Setting): Command =>
  command.option('--yes', translator(texts, language)('options.yes'));

/**
 * The value of an option that must be there. It is no `requiredOption`: commander would complain of it before a misspelt
 * one.
 */
export function required<T>(command: Command, flags: string, value: T | undefined): T {
  if (value === undefined) command.error(`error: required option '${flags}' not specified`);
  return value;
}

function recordNumber(text: string): string {
  if (!/^\d{1,10}$/.test(text)) throw new InvalidArgumentError('');
  return text;
}

/** An option that may be given several times; its values come as a list. */
export const repeated = (flags: string, description: string): Option =>
  new Option(flags, description).argParser<string[] | undefined>((value, before = []) => [...before, value]);

/** An argument that is the number of a record. */
export const numberArgument = (name: string, description: string): Argument =>
  new Argument(name, description).argParser(recordNumber);

/** An option that is the number of a record. */
export const numberOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(recordNumber);

/** An argument that is numbers of records: `[numbers...]`. */
export const numbersArgument = (name: string, description: string): Argument =>
  new Argument(name, description).argParser<string[] | undefined>((text, before = []) => [
    ...before,
    recordNumber(text),
  ]);

/** The milliseconds of `5s` or `300ms`. */
export function duration(text: string): number {
  const ms = durationOf(text);
  if (ms === null) throw new InvalidArgumentError('');
  return ms;
}

function dayOption(text: string): IsoDate {
  const date = readMoment(text) ?? parseTypedDate(text);
  if (!date) throw new InvalidArgumentError('');
  return date;
}

/** An option that is a day: `2026-11-27` or `27.11.2026`. */
export const dateOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(dayOption);

function timeOfDay(text: string): string {
  const time = typedTime(text);
  if (time === null) throw new InvalidArgumentError('');
  return time;
}

/** An option that is a time of the day: `14:00` or `9.30`. */
export const timeOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(timeOfDay);

/** An option that is hours of the day: `22:00-07:00`. */
export const hoursOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((text) => {
    const [from = '', to = '', ...more] = text.split(/[-–]/);
    if (more.length > 0) throw new InvalidArgumentError('');
    return { from: timeOfDay(from), to: timeOfDay(to) };
  });

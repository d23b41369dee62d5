import { type Command, Option } from 'commander';
import { texts } from '../../features/announcements/texts.ts';
import type { Typed } from '../../features/announcements/draft.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import {
  dateOption,
  numberArgument,
  repeated,
  required,
  timeOption,
  withDryRun,
  withLogin,
} from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

/** Whether any field of an announcement was given. */
const isAnything = ({ time, ...typed }: Typed): boolean =>
  time === false || Object.values(typed).some((value) => value !== undefined);

/** `semestr announcements write|change|withdraw`: announcements by educators. */
export async function defineAnnouncing(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const withWriting = (command: Command): Command =>
    command
      .addOption(new Option('--text <text>', t('text')).conflicts('file'))
      .option('--file <file>', t('file'))
      .addOption(dateOption('--date <day>', t('date')))
      .addOption(timeOption('--from <time>', t('from')))
      .addOption(timeOption('--to <time>', t('to')))
      .option('--room <room>', t('room'))
      .addOption(repeated('--group <number>', t('forGroup')));

  subcommand(group, setting, 'write', {
    summary: t('write'),
    shared: [withWriting, withDryRun, withLogin],
    examples: [
      'semestr announcements write --text "Консультация" --date 27.11.2026 --from 14:00 --room 304-5 --group 428501',
      'semestr announcements write --file text.txt --date 2026-11-27 --group 428501 --group 428502 --dry-run',
    ],
  }).action((typed: Typed, self: Command) => {
    if (typed.text === undefined && typed.file === undefined) self.error(`error: ${t('oneText')}`);
    required(self, '--date <day>', typed.date);
    required(self, '--group <number>', typed.group);
    return setting.act(self, async (context) =>
      (await import('../../features/announcements/write.ts')).writeAnnouncement(context, typed),
    );
  });

  subcommand(group, setting, 'change', {
    summary: t('change'),
    shared: [withWriting, withDryRun, withLogin],
    examples: [
      'semestr announcements change 2890 --date 28.11.2026 --room 305-5',
      'semestr announcements change 2890 --no-time --no-room --text "Консультации не будет"',
    ],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .option('--no-time', t('noTime'))
    .option('--no-room', t('noRoomOption'))
    .action((id: string, options: Typed, self: Command) => {
      // The remaining options are the credentials.
      const { text, file, date, from, to, time, room, group: groups } = options;
      const typed = { text, file, date, from, to, time, room, group: groups };
      if (time === false && (from !== undefined || to !== undefined)) self.error(`error: ${t('oneTime')}`);
      if (!isAnything(typed)) self.error(`error: ${t('nothing')}`);
      return setting.act(self, async (context) =>
        (await import('../../features/announcements/change.ts')).changeAnnouncement(
          context,
          Number(id),
          typed,
        ),
      );
    });

  subcommand(group, setting, 'withdraw', {
    summary: t('withdraw'),
    shared: [withDryRun, withLogin],
    examples: ['semestr announcements withdraw 2890'],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/announcements/withdraw.ts')).withdrawAnnouncement(context, id),
      ),
    );
}

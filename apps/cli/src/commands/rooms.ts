import type { IsoDate } from '@semestr/core/dates';
import { type Command, Option } from 'commander';
import { texts } from '../features/rooms/texts.ts';
import { texts as scheduleTexts } from '../features/schedule/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { dateArgument, withCsv } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr rooms list|day|schedule`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const ofSchedule = await fetchTexts(scheduleTexts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv],
    examples: ['semestr rooms list', 'semestr rooms list 407', 'semestr rooms list лекц --csv > rooms.csv'],
  })
    .argument('[words...]', t('words'))
    .action((words: string[], _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/rooms/list.ts')).listRooms(context, words),
      ),
    );

  subcommand(group, setting, 'day', {
    summary: t('day'),
    shared: [withCsv],
    examples: ['semestr rooms day', 'semestr rooms day --date 2026-11-20 --csv > rooms.csv'],
  })
    .addOption(new Option('--date <date>', t('date')).argParser(dateArgument))
    .action(({ date }: { date?: IsoDate }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/rooms/day.ts')).showDay(context, date ?? null),
      ),
    );

  subcommand(group, setting, 'schedule', {
    summary: t('schedule'),
    examples: ['semestr rooms schedule 407-5', 'semestr rooms schedule 407-5 --week 2 --json'],
  })
    .argument('<room>', t('room'))
    .addOption(new Option('--week <number>', ofSchedule('week')).choices(['1', '2', '3', '4']))
    .action((room: string, { week }: { week?: string }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/schedule/show.ts')).showSchedule(context, {
          owner: { room },
          week: week === undefined ? null : Number(week),
          subgroup: 0,
        }),
      ),
    );
}

import { type Command, Option } from 'commander';
import { texts } from '../features/notifications/texts.ts';
import { type Type, types } from '../features/notifications/types.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { defineSettings } from './notifications/settings.ts';
import { numbersArgument, withCsv, withDryRun, withLogin, withPage } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

interface Filters {
  unviewed?: true;
  type?: Type;
  page?: number;
}

/** `semestr notifications list|read|settings`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withPage, withCsv, withLogin],
    examples: ['semestr notifications list --unviewed', 'semestr notifications list --type refusal --page 2'],
  })
    .option('--unviewed', t('unviewed'))
    .addOption(new Option('--type <type>', t('type')).choices(Object.keys(types)))
    .action(({ unviewed, type, page }: Filters, self: Command) =>
      setting.act(self, async (context) => {
        const { listNotifications } = await import('../features/notifications/list.ts');
        return listNotifications(context, { isUnviewed: unviewed === true, type, page });
      }),
    );

  subcommand(group, setting, 'read', {
    summary: t('readSummary'),
    shared: [withDryRun, withLogin],
    examples: ['semestr notifications read 4102 4107', 'semestr notifications read --all'],
  })
    .addArgument(numbersArgument('[numbers...]', t('ids')))
    .option('--all', t('all'))
    .action((numbers: readonly string[] | undefined, { all }: { all?: true }, self: Command) => {
      const ids = (numbers ?? []).map(Number);
      if (ids.length > 0 === (all === true)) self.error(`error: ${t('oneOfTwo')}`);
      return setting.act(self, async (context) => {
        const { readAll, readNotifications } = await import('../features/notifications/read.ts');
        return all ? readAll(context) : readNotifications(context, ids);
      });
    });

  await defineSettings(group, setting);
}

import type { Command } from 'commander';
import type { Source } from '../features/announcements/load.ts';
import { texts } from '../features/announcements/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { defineAnnouncing } from './announcements/write.ts';
import { withCsv, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

interface Options {
  group?: string;
  employee?: string;
  department?: string;
  all?: true;
}

/** Returns one source of announcements for each option that was given. */
const sourcesOf = ({ group, employee, department, all }: Options): Source[] => [
  ...(group === undefined ? [] : [{ group }]),
  ...(employee === undefined ? [] : [{ employee }]),
  ...(department === undefined ? [] : [{ department }]),
  ...(all ? [{ own: 'all' as const }] : []),
];

/** `semestr announcements [list]|write|change|withdraw`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const list = subcommand(group, setting, 'list', {
    summary: t('list'),
    isDefault: true,
    shared: [withCsv, (command) => withLogin(command, setting, t('user'))],
    examples: [
      'semestr announcements',
      'semestr announcements --all',
      'semestr announcements --group 428501',
      'semestr announcements --employee i-obrazcov --csv > announcements.csv',
    ],
  });
  list
    .option('--group <number>', t('group'))
    .option('--employee <urlId>', t('employee'))
    .option('--department <urlId>', t('department'))
    .option('--all', t('all'))
    .action((options: Options, self: Command) => {
      const [source = { own: 'group' as const }, second] = sourcesOf(options);
      if (second) self.error(`error: ${t('onlyOne')}`);
      return setting.act(self, async (context) => {
        const { listAnnouncements } = await import('../features/announcements/list.ts');
        return listAnnouncements(context, source);
      });
    });
  await defineAnnouncing(group, setting);
}

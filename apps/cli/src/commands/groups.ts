import type { Command } from 'commander';
import { texts } from '../features/groups/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr groups list|own`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv],
    examples: ['semestr groups list 4285', 'semestr groups list --csv > groups.csv'],
  })
    .argument('[beginning]', t('beginning'))
    .action((beginning: string | undefined, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/groups/list.ts')).listGroups(context, beginning ?? ''),
      ),
    );

  subcommand(group, setting, 'own', {
    summary: t('own'),
    shared: [withCsv, withLogin],
    examples: ['semestr groups own', 'semestr groups own --csv > group.csv'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) => (await import('../features/groups/own.ts')).showOwnGroup(context)),
  );
}

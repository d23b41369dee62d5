import type { Command } from 'commander';
import { texts } from '../features/study/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr study list`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: ['semestr study list', 'semestr study list --csv > applications.csv'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/study/list.ts')).listApplications(context),
    ),
  );
}

import type { Command } from 'commander';
import { texts } from '../features/profiling/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr profiling list|rating`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: ['semestr profiling list'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/profiling/list.ts')).listApplications(context),
    ),
  );

  subcommand(group, setting, 'rating', {
    summary: t('rating'),
    shared: [withCsv, withLogin],
    examples: ['semestr profiling rating', 'semestr profiling rating --csv > rating.csv'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/profiling/rating.ts')).listRating(context),
    ),
  );
}

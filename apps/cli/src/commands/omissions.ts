import { MAX_SEMESTER } from '@semestr/core/disciplines';
import { type Command, Option } from 'commander';
import { texts } from '../features/omissions/texts.ts';
import { type View, views } from '../features/omissions/views.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr omissions list|requests|excuses|types`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: ['semestr omissions list', 'semestr omissions list --by month --csv > omissions.csv'],
  })
    .addOption(new Option('--by <what>', t('by')).choices(views).default('subject'))
    .action(({ by }: { by: View }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/omissions/hours.ts')).listHours(context, by),
      ),
    );

  subcommand(group, setting, 'requests', {
    summary: t('requests'),
    shared: [withCsv, withLogin],
    examples: ['semestr omissions requests'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/omissions/papers.ts')).listRequests(context),
    ),
  );

  const semesters = Array.from({ length: MAX_SEMESTER }, (_, index) => String(index + 1));
  subcommand(group, setting, 'excuses', {
    summary: t('excuses'),
    shared: [withCsv, withLogin],
    examples: ['semestr omissions excuses', 'semestr omissions excuses --term 3'],
  })
    .addOption(new Option('--term <number>', t('ofTerm', { most: MAX_SEMESTER })).choices(semesters))
    .action(({ term }: { term?: string }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/omissions/papers.ts')).listExcuses(context, term),
      ),
    );

  subcommand(group, setting, 'types', {
    summary: t('types'),
    shared: [withCsv],
    examples: ['semestr omissions types'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/omissions/papers.ts')).listTypes(context),
    ),
  );
}

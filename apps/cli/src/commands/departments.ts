import type { Command } from 'commander';
import { texts } from '../features/departments/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr departments list|tree|people`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv],
    examples: ['semestr departments list', 'semestr departments list --csv > departments.csv'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/departments/list.ts')).listDepartments(context),
    ),
  );

  subcommand(group, setting, 'tree', {
    summary: t('tree'),
    examples: ['semestr departments tree', 'semestr departments tree --json'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) => (await import('../features/departments/tree.ts')).showTree(context)),
  );

  subcommand(group, setting, 'people', {
    summary: t('people'),
    shared: [withCsv],
    examples: ['semestr departments people kaf-o', 'semestr departments people kaf-o --csv > people.csv'],
  })
    .argument('<urlId>', t('urlId'))
    .action((urlId: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/departments/people.ts')).listPeople(context, urlId),
      ),
    );
}

import type { Command } from 'commander';
import { texts } from '../features/employees/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr employees find|show`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'find', {
    summary: t('find'),
    shared: [withCsv],
    examples: ['semestr employees find образцов', 'semestr employees find образцов иван --csv > found.csv'],
  })
    .argument('<name...>', t('words'))
    .action((words: string[], _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/employees/find.ts')).findEmployees(context, words.join(' ')),
      ),
    );

  subcommand(group, setting, 'show', {
    summary: t('show'),
    examples: ['semestr employees show i-obrazcov', 'semestr employees show i-obrazcov --json'],
  })
    .argument('<urlId>', t('urlId'))
    .action((urlId: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/employees/show.ts')).showEmployee(context, urlId),
      ),
    );
}

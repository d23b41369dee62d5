import type { Command } from 'commander';
import { texts } from '../../features/journal/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { withCsv, withDryRun, withLogin } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

const path = 'semestr journal responsible';

/** `semestr journal responsible list|assign|remove`. */
export async function defineResponsible(journal: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const summary = t('responsible');
  const group = journal.command('responsible').summary(summary).description(summary).helpCommand(false);

  subcommand(group, setting, 'list', {
    summary: t('listResponsible'),
    shared: [withCsv, withLogin],
    examples: [`${path} list`],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../../features/journal/responsible.ts')).listResponsible(context),
    ),
  );

  subcommand(group, setting, 'assign', {
    summary: t('assign'),
    shared: [withDryRun, withLogin],
    examples: [`${path} assign 42850002`, `${path} assign "Примерная Ольга" 42850003 --dry-run`],
  })
    .argument('<students...>', t('students'))
    .action((students: string[], _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/journal/responsible.ts')).assignStudents(context, students),
      ),
    );

  subcommand(group, setting, 'remove', {
    summary: t('remove'),
    shared: [withDryRun, withLogin],
    examples: [`${path} remove 42850002`],
  })
    .argument('<students...>', t('students'))
    .action((students: string[], _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/journal/responsible.ts')).removeStudents(context, students),
      ),
    );
}

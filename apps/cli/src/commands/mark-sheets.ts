import type { Command } from 'commander';
import { texts } from '../features/mark-sheets/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { numberArgument, withCsv, withDryRun, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr mark-sheets list|subjects|cancel`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: ['semestr mark-sheets list', 'semestr mark-sheets list --csv > mark-sheets.csv'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/mark-sheets/mark-sheets.ts')).listSheets(context),
    ),
  );

  subcommand(group, setting, 'subjects', {
    summary: t('subjects'),
    shared: [withCsv, withLogin],
    examples: ['semestr mark-sheets subjects'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/mark-sheets/subjects.ts')).listSubjects(context),
    ),
  );

  subcommand(group, setting, 'cancel', {
    summary: t('cancel'),
    shared: [withDryRun, withLogin],
    examples: ['semestr mark-sheets cancel 512'],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/mark-sheets/mark-sheets.ts')).cancelSheet(context, id),
      ),
    );
}

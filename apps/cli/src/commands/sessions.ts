import type { Command } from 'commander';
import { texts } from '../features/session/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { numberArgument, withCsv, withDryRun, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr sessions list|end|end-others`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: ['semestr sessions list'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) => (await import('../features/session/list.ts')).listSessions(context)),
  );

  subcommand(group, setting, 'end', {
    summary: t('end'),
    shared: [withDryRun, withLogin],
    examples: ['semestr sessions end 318'],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/session/end.ts')).endSession(context, id),
      ),
    );

  subcommand(group, setting, 'end-others', {
    summary: t('endOthers'),
    shared: [withDryRun, withLogin],
    examples: ['semestr sessions end-others', 'semestr sessions end-others --dry-run'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/session/end.ts')).endOtherSessions(context),
    ),
  );
}

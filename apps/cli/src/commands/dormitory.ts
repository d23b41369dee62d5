import type { Command } from 'commander';
import { texts } from '../features/dormitory/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

/** `semestr dormitory list|privileges|penalties`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: ['semestr dormitory list', 'semestr dormitory list --json'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/dormitory/applications.ts')).listApplications(context),
    ),
  );

  subcommand(group, setting, 'privileges', {
    summary: t('privileges'),
    shared: [withCsv, withLogin],
    examples: ['semestr dormitory privileges'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/dormitory/privileges.ts')).listPrivileges(context),
    ),
  );

  subcommand(group, setting, 'penalties', {
    summary: t('penalties'),
    shared: [withCsv, withLogin],
    examples: ['semestr dormitory penalties', 'semestr dormitory penalties --csv > penalties.csv'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/dormitory/directives.ts')).listDirectives(context),
    ),
  );
}

import { Argument, type Command } from 'commander';
import { texts } from '../features/contacts/texts.ts';
import { type Type, types } from '../features/contacts/types.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withDryRun, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

const typeArgument = (description: string): Argument =>
  new Argument('<type>', description).choices(Object.keys(types));

/** `semestr contacts list|confirm|set`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: ['semestr contacts list'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/contacts/list.ts')).listContacts(context),
    ),
  );

  subcommand(group, setting, 'confirm', {
    summary: t('confirm'),
    shared: [withDryRun, withLogin],
    examples: ['semestr contacts confirm email', 'semestr contacts confirm phone --user 42850001'],
  })
    .addArgument(typeArgument(t('typeToConfirm')))
    .action((type: Type, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/contacts/confirm.ts')).confirmContact(context, type),
      ),
    );

  subcommand(group, setting, 'set', {
    summary: t('setSummary'),
    shared: [withDryRun, withLogin],
    examples: [
      'semestr contacts set email a.ivanova@example.by',
      'semestr contacts set phone "+375 29 111-22-33" --dry-run',
    ],
  })
    .addArgument(typeArgument(t('typeToSet')))
    .argument('<value>', t('typed'))
    .action((type: Type, value: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/contacts/set.ts')).setContact(context, type, value),
      ),
    );
}

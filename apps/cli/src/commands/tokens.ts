import {
  apiTokenDays,
  type ApiTokenDays,
  apiTokenScopes,
  type ApiTokenScope,
} from '@semestr/core/api-tokens';
import { type Command, Option } from 'commander';
import { texts } from '../features/api-tokens/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { numberArgument, required, withCsv, withDryRun, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

interface Options {
  scope?: ApiTokenScope[];
  days: string;
  passwordFile?: string;
}

/** `semestr tokens list|create|revoke`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: ['semestr tokens list'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) =>
      (await import('../features/api-tokens/list.ts')).listTokens(context),
    ),
  );

  subcommand(group, setting, 'create', {
    summary: t('create'),
    shared: [withDryRun, withLogin],
    examples: [
      'semestr tokens create Backup --scope read',
      'semestr tokens create "Timetable bot" --scope read --scope write --days 90 > token.txt',
    ],
  })
    .argument('<name>', t('name'))
    .addOption(new Option('--scope <scope...>', t('scope')).choices(apiTokenScopes))
    .addOption(new Option('--days <days>', t('days')).choices(apiTokenDays.map(String)).default('30'))
    .action((name: string, { scope, days, passwordFile }: Options, self: Command) => {
      const scopes = required(self, '--scope <scope...>', scope);
      // The option's choices allow only these numbers.
      const options = { name, scopes, days: Number(days) as ApiTokenDays, passwordFile };
      return setting.act(self, async (context) =>
        (await import('../features/api-tokens/create.ts')).createToken(context, options),
      );
    });

  subcommand(group, setting, 'revoke', {
    summary: t('revoke'),
    shared: [withDryRun, withLogin],
    examples: ['semestr tokens revoke 1000012'],
  })
    .addArgument(numberArgument('<number>', t('id')))
    .action((id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/api-tokens/revoke.ts')).revokeToken(context, id),
      ),
    );
}

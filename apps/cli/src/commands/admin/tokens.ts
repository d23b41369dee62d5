import type { Command } from 'commander';
import { texts as accountTexts } from '../../features/accounts/texts.ts';
import { texts } from '../../features/api-tokens/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { numberArgument, withCsv, withDryRun, withLogin } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

/** `semestr admin tokens LOGIN`, `semestr admin revoke-token LOGIN NUMBER`. */
export async function defineTokens(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const ofAccount = await fetchTexts(accountTexts, setting.language);

  subcommand(group, setting, 'tokens', {
    summary: t('listOf'),
    shared: [withCsv, withLogin],
    examples: ['semestr admin tokens 42850001'],
  })
    .helpGroup(ofAccount('title'))
    .argument('<login>', ofAccount('of'))
    .action((login: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/api-tokens/list.ts')).listTokensOf(context, login),
      ),
    );

  subcommand(group, setting, 'revoke-token', {
    summary: t('revokeOf'),
    shared: [withDryRun, withLogin],
    examples: ['semestr admin revoke-token 42850001 1000012'],
  })
    .helpGroup(ofAccount('title'))
    .argument('<login>', ofAccount('of'))
    .addArgument(numberArgument('<number>', t('id')))
    .action((login: string, id: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/api-tokens/revoke.ts')).revokeTokenOf(context, login, id),
      ),
    );
}

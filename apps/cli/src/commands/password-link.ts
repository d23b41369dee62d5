import type { Command } from 'commander';
import { texts } from '../features/accounts/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withDryRun, withExamples, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr password-link LOGIN`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .argument('<login>', t('login'))
    .option('--send', t('send'))
    .action((login: string, options: { send?: boolean }, self: Command) =>
      setting.act(self, async (context) => {
        const { makePasswordLink } = await import('../features/accounts/password-link.ts');
        return makePasswordLink(context, login, options);
      }),
    );
  withLogin(withDryRun(command, setting), setting);
  withExamples(command, setting, [
    'semestr password-link 42850001',
    'semestr password-link teacher --send',
    'semestr password-link 42850001 --json',
    'semestr password-link 42850001 --user admin --password-file password.txt',
  ]);
}

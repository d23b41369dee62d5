import type { Command } from 'commander';
import { texts } from '../features/auth/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples, withPasswordFile } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options {
  passwordFile?: string;
  remember?: true;
}

/** `semestr login USER`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .argument('<user>', t('user'))
    .option('--remember', t('remember'))
    .action((user: string, { passwordFile, remember }: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { login } = await import('../features/auth/login.ts');
        return login(context, { user, passwordFile }, remember === true);
      }),
    );
  withPasswordFile(command, setting).addHelpText('after', `\n${t('codeHelp')}\n${t('oidcHelp')}`);
  withExamples(command, setting, [
    'semestr login 42850001',
    'semestr login admin --url https://portal.example --remember',
    'semestr login 42850001 --password-file password.txt',
    'printf "%s\\n" "$PASSWORD" "$CODE" | semestr login admin',
  ]);
}

import type { Command } from 'commander';
import { texts } from '../../features/admin/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { refuseSecrets, withExamples, withPasswordFile } from '../options.ts';
import type { CommandContext } from '../command-context.ts';

interface Options {
  username: string;
  fio: string;
  tokenFile?: string;
  passwordFile?: string;
}

/** `semestr admin create`. */
export async function defineCreate(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const command = group
    .command('create')
    .summary(t('create'))
    .description(t('create'))
    .option('--username <login>', t('username'), 'admin')
    .option('--fio <name>', t('fio'), t('defaultFio'))
    .option('--token-file <file>', t('tokenFile'))
    .action(({ username, fio, tokenFile, passwordFile }: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { createAdmin } = await import('../../features/admin/create.ts');
        return createAdmin(context, { username, fio, tokenFile, passwordFile });
      }),
    );
  refuseSecrets(withPasswordFile(command, setting), ['--token']);
  withExamples(command, setting, [
    'semestr admin create',
    'semestr admin create --username root --fio "Образцов Иван Ильич"',
    'semestr admin create --token-file /srv/semestr/setup-token --password-file password.txt',
  ]);
}

import type { Command } from 'commander';
import { createAdmin } from '../features/admin/create.ts';
import { texts } from '../features/admin/texts.ts';
import { texts as common } from '../io/texts.ts';
import { refuseSecrets } from './secrets.ts';
import { examplesText, type Setting } from './setting.ts';

interface Options {
  username: string;
  fio: string;
  tokenFile?: string;
  passwordFile?: string;
}

/** `semestr admin create`. */
export function addAdmin(program: Command, { language, act }: Setting): void {
  const t = texts[language];
  const command = program
    .command('admin')
    .summary(t.group)
    .description(t.group)
    .helpCommand(false)
    .command('create')
    .summary(t.summary)
    .description(t.summary)
    .option('--username <login>', `${t.username} (admin)`, 'admin')
    .option('--fio <name>', `${t.fio} («${t.defaultFio}»)`, t.defaultFio)
    .option('--token-file <file>', t.tokenFile)
    .option('--password-file <file>', common[language].options.passwordFile)
    .addHelpText(
      'before',
      examplesText(language, [
        'semestr admin create',
        'semestr admin create --username root --fio "Образцов Иван Ильич"',
        'semestr admin create --token-file /srv/semestr/setup-token --password-file password.txt',
      ]),
    )
    .action((options: Options, self: Command) =>
      act(self, (context) =>
        createAdmin(context, {
          username: options.username,
          fio: options.fio,
          tokenFile: options.tokenFile,
          passwordFile: options.passwordFile,
        }),
      ),
    );
  refuseSecrets(command, ['--password', '--token']);
}

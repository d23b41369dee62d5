import type { Command } from 'commander';
import { runSmoke } from '../features/smoke/run.ts';
import { texts } from '../features/smoke/texts.ts';
import { texts as common } from '../io/texts.ts';
import { refuseSecrets } from './secrets.ts';
import { examplesText, type Setting } from './setting.ts';

interface Options {
  user?: string;
  passwordFile?: string;
  only?: string;
}

/** `semestr smoke`. */
export function addSmoke(program: Command, { language, act }: Setting): void {
  const t = texts[language];
  const command = program
    .command('smoke')
    .summary(t.summary)
    .description(t.summary)
    .option('--user <login>', t.user)
    .option('--password-file <file>', common[language].options.passwordFile)
    .option('--only <text>', t.only)
    .addHelpText(
      'before',
      examplesText(language, [
        'semestr smoke',
        'semestr smoke --url https://portal.example --json > report.json',
        'semestr smoke --user admin --only students',
      ]),
    )
    .action(({ user, passwordFile, only }: Options, self: Command) =>
      act(self, (context) =>
        runSmoke(context, { login: user === undefined ? null : { user, passwordFile }, only }),
      ),
    );
  refuseSecrets(command, ['--password']);
}

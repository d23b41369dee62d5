import type { Command } from 'commander';
import { runImport } from '../features/import/run.ts';
import { texts } from '../features/import/texts.ts';
import { texts as common } from '../io/texts.ts';
import { refuseSecrets } from './secrets.ts';
import { examplesText, type Setting } from './setting.ts';

interface Options {
  from?: string;
  user?: string;
  passwordFile?: string;
  dryRun?: true;
  employeeSchedules?: true;
  acceptLosses?: true;
}

/** `semestr import`. */
export function addImport(program: Command, { language, act }: Setting): void {
  const t = texts[language];
  const command = program
    .command('import')
    .summary(t.summary)
    .description(t.summary)
    .option('--from <source>', t.from)
    .option('--user <login>', common[language].options.user)
    .option('--password-file <file>', common[language].options.passwordFile)
    .option('--dry-run', t.dryRun)
    .option('--employee-schedules', t.employeeSchedules)
    .option('--accept-losses', t.acceptLosses)
    .addHelpText(
      'before',
      examplesText(language, [
        'semestr import --from ./answers --dry-run',
        'semestr import --from ./answers --user admin',
        'semestr import --from https://provider.example --user admin --password-file password.txt --json',
      ]),
    )
    .action((options: Options, self: Command) => {
      const { from, user, passwordFile, dryRun, employeeSchedules, acceptLosses } = options;
      // Not a required option: commander would complain of it before a misspelt one.
      if (from === undefined) return self.error(`error: required option '--from <source>' not specified`);
      if (user === undefined && !dryRun) self.error(`error: ${t.userNeeded}`);
      return act(self, (context) =>
        runImport(context, {
          from,
          login: dryRun || user === undefined ? null : { user, passwordFile },
          employeeSchedules: employeeSchedules === true,
          acceptsLosses: acceptLosses === true,
        }),
      );
    });
  refuseSecrets(command, ['--password']);
}

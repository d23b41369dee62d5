import { type Command, Option } from 'commander';
import { texts } from '../features/smoke/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { wrongValue } from '../io/wrong-value.ts';
import { duration, required, withExamples, withLogin, withYes } from './options.ts';
import type { CommandContext } from './command-context.ts';

interface Options {
  only?: string;
  skip?: string;
  budget?: number;
  junit?: string;
  github?: true;
  deep?: true;
  yes?: true;
  watch?: number;
  differences?: string | true;
  user?: string;
}

const MAX_SECONDS = 99_999;

function seconds(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw wrongValue('seconds', { least: 1, most: MAX_SECONDS });
  return Number(text);
}

/** `semestr smoke`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .option('--only <text>', t('only'))
    .option('--skip <text>', t('skip'))
    .addOption(new Option('--budget <time>', t('budget')).argParser(duration))
    .option('--deep', t('deepOption'))
    .addOption(
      new Option('--watch [seconds]', t('watchOption')).preset('60').argParser(seconds).conflicts('github'),
    )
    .addOption(
      new Option('--differences [file]', t('differencesOption')).conflicts([
        'deep',
        'watch',
        'junit',
        'github',
      ]),
    )
    .option('--junit <file>', t('junit'))
    .option('--github', t('github'))
    .action(({ github, deep, yes, differences, user, ...choice }: Options, self: Command) =>
      setting.act(self, async (context) => {
        if (differences !== undefined) {
          const { reportDifferences } = await import('../features/smoke/differences/report.ts');
          const file = differences === true ? undefined : differences;
          return reportDifferences(context, { ...choice, budget: choice.budget, file });
        }
        if (deep) required(self, '--user <login>', user);
        const { runSmoke } = await import('../features/smoke/run.ts');
        const isGithub = github === true;
        return runSmoke(context, { ...choice, isGithub, ...(deep && { deep: { isSure: yes === true } }) });
      }),
    );
  withYes(withLogin(command, setting, t('user')), setting);
  withExamples(command, setting, [
    'semestr smoke',
    'semestr smoke --url https://portal.example --json > report.json',
    'semestr smoke --user admin --only students',
    'semestr smoke --deep --user 42850001',
    'semestr smoke --watch 30 --budget 1s',
    'semestr smoke --url https://provider.example --differences differences.md',
    'semestr smoke --budget 300ms --skip stream --junit smoke.xml --github',
  ]);
}

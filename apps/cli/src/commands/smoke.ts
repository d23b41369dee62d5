import { type Command, InvalidArgumentError, Option } from 'commander';
import { durationOf } from '../features/smoke/budget.ts';
import { texts } from '../features/smoke/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples, withLogin } from './options.ts';
import type { Setting } from './setting.ts';

interface Options {
  only?: string;
  skip?: string;
  budget?: number;
  junit?: string;
  github?: true;
}

function duration(text: string): number {
  const ms = durationOf(text);
  if (ms === null) throw new InvalidArgumentError('');
  return ms;
}

/** `semestr smoke`. */
export async function define(command: Command, setting: Setting): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command
    .option('--only <text>', t('only'))
    .option('--skip <text>', t('skip'))
    .addOption(new Option('--budget <time>', t('budget')).argParser(duration))
    .option('--junit <file>', t('junit'))
    .option('--github', t('github'))
    .action(({ github, ...choice }: Options, self: Command) =>
      setting.act(self, async (context) => {
        const { runSmoke } = await import('../features/smoke/run.ts');
        return runSmoke(context, { ...choice, isGithub: github === true });
      }),
    );
  withLogin(command, setting, t('user'));
  withExamples(command, setting, [
    'semestr smoke',
    'semestr smoke --url https://portal.example --json > report.json',
    'semestr smoke --user admin --only students',
    'semestr smoke --budget 300ms --skip stream --junit smoke.xml --github',
  ]);
}

import type { Command } from 'commander';
import { texts } from '../features/smoke/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withExamples, withLogin } from './options.ts';
import type { Setting } from './setting.ts';

/** `semestr smoke`. */
export async function define(command: Command, setting: Setting): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  command.option('--only <text>', t('only')).action(({ only }: { only?: string }, self: Command) =>
    setting.act(self, async (context) => {
      const { runSmoke } = await import('../features/smoke/run.ts');
      return runSmoke(context, only);
    }),
  );
  withLogin(command, setting, t('user'));
  withExamples(command, setting, [
    'semestr smoke',
    'semestr smoke --url https://portal.example --json > report.json',
    'semestr smoke --user admin --only students',
  ]);
}

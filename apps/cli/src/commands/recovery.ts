import { type Command, Option } from 'commander';
import { type Provoked, provoked } from '../features/recovery/provoked.ts';
import { texts } from '../features/recovery/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withLogin } from './options.ts';
import type { Setting } from './setting.ts';
import { subcommand } from './subcommand.ts';

interface Options {
  contact?: string;
  provoke?: readonly (Provoked | 'all')[];
}

/** `semestr recovery check|run`. */
export async function define(group: Command, setting: Setting): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'check', {
    summary: t('check'),
    examples: ['semestr recovery check 42850001', 'semestr recovery check i-obrazcov --json'],
  })
    .argument('<login>', t('login'))
    .action((login: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/recovery/check.ts')).checkRecovery(context, login),
      ),
    );

  subcommand(group, setting, 'run', {
    summary: t('run'),
    shared: [withLogin],
    examples: [
      'semestr recovery run 42850001 --user admin',
      'semestr recovery run 42850001 --provoke contact-wrong code-wrong',
      'semestr recovery run 42850001 --contact a.primer@example.by --provoke all --json',
    ],
  })
    .argument('<login>', t('login'))
    .option('--contact <value>', t('contact'))
    .addOption(
      new Option('--provoke <reason...>', t('provoke', { names: provoked.join(', ') })).choices([
        ...provoked,
        'all',
      ]),
    )
    .addHelpText('after', `\n${t('runHelp')}`)
    .action((login: string, { contact, provoke = [] }: Options, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/recovery/run.ts')).runRecovery(context, {
          login,
          contact,
          provoke: provoked.filter((reason) => provoke.includes('all') || provoke.includes(reason)),
        }),
      ),
    );
}

import { type Command, Option } from 'commander';
import { chosen, type Provoked, provoked, type ProvokedIn } from '../features/recovery/provoked.ts';
import { texts } from '../features/recovery/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { required, withDryRun, withLogin, withYes } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

interface Provoking<P extends Provoked> {
  provoke?: readonly (P | 'all')[];
}
type RunOptions = Provoking<ProvokedIn<'run'>> & { contact?: string; yes?: true };
type ContactsOptions = Provoking<ProvokedIn<'contacts'>> & {
  contact?: string;
  asPasswordFile?: string;
  yes?: true;
};
type FirstPasswordOptions = Provoking<ProvokedIn<'firstPassword'>> & { reset?: boolean; yes?: true };

/** `semestr recovery check|run|contacts|first-password`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const provoke = (names: readonly Provoked[]): Option =>
    new Option('--provoke <reason...>', t('provoke', { names: names.join(', ') })).choices([...names, 'all']);

  subcommand(group, setting, 'check', {
    summary: t('check'),
    shared: [withLogin],
    examples: ['semestr recovery check 42850001', 'semestr recovery check i-obrazcov --json'],
  })
    .argument('<login>', t('login'))
    .addHelpText('after', `\n${t('checkHelp')}`)
    .action((login: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/recovery/check.ts')).checkRecovery(context, login),
      ),
    );

  subcommand(group, setting, 'run', {
    summary: t('run'),
    shared: [withYes, withDryRun, withLogin],
    examples: [
      'semestr recovery run 42850001 --user admin',
      'semestr recovery run 42850001 --provoke contact-wrong code-wrong',
      'semestr recovery run 42850001 --contact a.primer@example.by --provoke all --yes --json',
    ],
  })
    .argument('<login>', t('login'))
    .option('--contact <value>', t('contact'))
    .addOption(provoke(provoked.run))
    .addHelpText('after', `\n${t('runHelp')}`)
    .action((login: string, { contact, provoke: refusals = [], yes }: RunOptions, self: Command) =>
      setting.act(self, async (context) => {
        const { runRecovery } = await import('../features/recovery/run.ts');
        const wanted = chosen(provoked.run, refusals);
        return runRecovery(context, { login, contact, provoke: wanted, isSure: yes === true });
      }),
    );

  subcommand(group, setting, 'contacts', {
    summary: t('contacts'),
    shared: [withYes, withDryRun, withLogin],
    examples: [
      'semestr recovery contacts 42850001 --as-password-file student.txt --user admin',
      'semestr recovery contacts 42850001 --as-password-file student.txt --provoke all --yes --json',
      'semestr recovery contacts 42850001 --as-password-file student.txt --provoke blocked',
    ],
  })
    .argument('<login>', t('login'))
    .option('--as-password-file <file>', t('asPasswordFile'))
    .option('--contact <value>', t('ownContact'))
    .addOption(provoke(provoked.contacts))
    .addHelpText('after', `\n${t('contactsHelp')}`)
    .action(
      (
        login: string,
        { contact, provoke: refusals = [], yes, ...options }: ContactsOptions,
        self: Command,
      ) => {
        const asPasswordFile = required(self, '--as-password-file <file>', options.asPasswordFile);
        return setting.act(self, async (context) => {
          const { runContacts } = await import('../features/recovery/contacts/run.ts');
          const wanted = chosen(provoked.contacts, refusals, ['blocked']);
          return runContacts(context, {
            login,
            asPasswordFile,
            contact,
            provoke: wanted,
            isSure: yes === true,
          });
        });
      },
    );

  subcommand(group, setting, 'first-password', {
    summary: t('firstPassword'),
    shared: [withYes, withDryRun, withLogin],
    examples: [
      'semestr recovery first-password 42850003 --user admin',
      'semestr recovery first-password 42850003 --provoke link-old link-used',
      'semestr recovery first-password 42850001 --reset --provoke all --yes --json',
    ],
  })
    .argument('<login>', t('login'))
    .addOption(provoke(provoked.firstPassword))
    .option('--reset', t('reset'))
    .addHelpText('after', `\n${t('firstPasswordHelp')}`)
    .action(
      (login: string, { provoke: refusals = [], reset = false, yes }: FirstPasswordOptions, self: Command) =>
        setting.act(self, async (context) => {
          const { runFirstPassword } = await import('../features/recovery/first-password/run.ts');
          const wanted = chosen(provoked.firstPassword, refusals);
          return runFirstPassword(context, { login, provoke: wanted, reset, isSure: yes === true });
        }),
    );
}

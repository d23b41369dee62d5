import { consoleRoles } from '@semestr/core/rights';
import { type Command, Option } from 'commander';
import type { AccountAction } from '../../features/accounts/act.ts';
import type { WantedRole } from '../../features/accounts/role.ts';
import { texts } from '../../features/accounts/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { numberOption, required, withDryRun, withLogin, withYes } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

const acts: readonly AccountAction[] = ['unblock', 'unban', 'end-sessions', 'reset-second-factor'];

interface RoleOptions {
  role?: WantedRole;
  employee?: string;
  faculty?: string;
  fio?: string;
  yes?: true;
}

/** `semestr admin link|block|unblock|unban|end-sessions|reset-second-factor|roles LOGIN`. */
export async function defineAccounts(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  const ofAccount = (
    name: 'link' | 'block' | 'roles' | AccountAction,
    examples: readonly string[] = [`semestr admin ${name} 42850001`],
  ): Command =>
    subcommand(group, setting, name, {
      summary: t(name),
      // Creating a password link only invalidates earlier links, so it needs no `--yes`.
      shared: name === 'link' ? [withDryRun, withLogin] : [withYes, withDryRun, withLogin],
      examples,
    })
      .helpGroup(t('title'))
      .argument('<login>', t('of'));

  ofAccount('link', ['semestr admin link 42850001', 'semestr admin link teacher --send'])
    .option('--send', t('send'))
    .action((login: string, options: { send?: boolean }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/accounts/password-link.ts')).makePasswordLink(context, login, options),
      ),
    );

  ofAccount('block', ['semestr admin block 42850001', 'semestr admin block teacher --restorable'])
    .option('--restorable', t('restorable'))
    .action((login: string, { restorable, yes }: { restorable?: true; yes?: true }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/accounts/act.ts')).blockAccount(context, login, {
          how: restorable ? 'restorable' : 'for-good',
          isSure: yes === true,
        }),
      ),
    );

  for (const act of acts)
    ofAccount(act).action((login: string, { yes }: { yes?: true }, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../../features/accounts/act.ts')).actOn(context, login, act, { isSure: yes === true }),
      ),
    );

  ofAccount('roles', [
    'semestr admin roles teacher --role admin',
    'semestr admin roles registrar --role employee --employee 30012',
    'semestr admin roles dean --role deans-office --faculty ФИС',
  ])
    .addOption(new Option('--role <role>', t('role')).choices(['employee', ...consoleRoles]))
    .addOption(numberOption('--employee <id>', t('employee')))
    .option('--faculty <abbrev>', t('faculty'))
    .option('--fio <name>', t('fio'))
    .action((login: string, { employee, faculty, fio, yes, ...options }: RoleOptions, self: Command) => {
      const role = required(self, '--role <role>', options.role);
      return setting.act(self, async (context) =>
        (await import('../../features/accounts/role.ts')).changeRole(context, login, {
          role,
          employeeId: employee === undefined ? undefined : Number(employee),
          faculty,
          fio,
          isSure: yes === true,
        }),
      );
    });
}

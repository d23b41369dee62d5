import { type Command, Option } from 'commander';
import type { TypedWay } from '../../features/invitations/invite.ts';
import { texts } from '../../features/invitations/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { wrongValue } from '../../io/wrong-value.ts';
import type { CommandContext } from '../command-context.ts';
import { withDryRun, withFile, withLogin, withYes } from '../options.ts';
import { subcommand } from '../subcommand.ts';

const ways = ['email', 'sms', 'slips', 'table'] as const satisfies readonly TypedWay[];

type Options = Partial<Record<(typeof ways)[number], true>> & {
  students?: true;
  employees?: true;
  group?: string;
  course?: number;
  faculty?: string;
  again?: true;
  accounts?: true;
  out?: string;
  force?: boolean;
  yes?: true;
};

function courseArgument(text: string): number {
  if (!/^[1-9]$/.test(text)) throw wrongValue('between', { least: 1, most: 9 });
  return Number(text);
}

/** `semestr admin invite`: links for the first passwords of many people. */
export async function defineInvite(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'invite', {
    summary: t('invite'),
    shared: [withFile, withYes, withDryRun, withLogin],
    examples: [
      'semestr admin invite --group 428501 --slips --out slips.pdf',
      'semestr admin invite --course 1 --faculty ФИС --email',
      'semestr admin invite --employees --accounts --table --yes',
    ],
  })
    .option('--students', t('students'))
    .option('--employees', t('employees'))
    .option('--group <number>', t('group'))
    .addOption(new Option('--course <number>', t('course')).argParser(courseArgument))
    .option('--faculty <abbrev>', t('faculty'))
    .option('--accounts', t('accounts'))
    .option('--again', t('again'))
    .option('--email', t('email'))
    .option('--sms', t('sms'))
    .option('--slips', t('slips'))
    .option('--table', t('table'))
    .action((options: Options, self: Command) => {
      const [way, ...others] = ways.filter((one) => options[one]);
      if (way === undefined || others.length > 0) return self.error(`error: ${t('how')}`);
      const { students, employees, course, faculty, out, force } = options;
      const isOfStudents = [students, options.group, course, faculty].some((one) => one !== undefined);
      if (isOfStudents === (employees === true)) return self.error(`error: ${t('whom')}`);
      const role = isOfStudents ? 'student' : 'employee';
      const makesAccounts = options.accounts === true;
      if (makesAccounts && role !== 'employee') return self.error(`error: ${t('whom')}`);
      const isAgain = options.again === true;
      const whom = { role, group: options.group, course, faculty, isAgain, makesAccounts } as const;
      return setting.act(self, async (context) => {
        const { invite } = await import('../../features/invitations/invite.ts');
        return invite(context, { whom, way, to: { out, force }, isSure: options.yes === true });
      });
    });
}

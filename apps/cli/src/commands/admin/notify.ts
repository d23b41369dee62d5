import type { BroadcastAudience } from '@semestr/core/broadcasts';
import { typedMoment } from '@semestr/core/typed';
import { type Command, Option } from 'commander';
import { texts } from '../../features/broadcasts/texts.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { wrongValue } from '../../io/wrong-value.ts';
import { repeated, withDryRun, withLogin, withYes } from '../options.ts';
import type { CommandContext } from '../command-context.ts';
import { subcommand } from '../subcommand.ts';

interface Options {
  text?: string;
  file?: string;
  group?: string[];
  course?: number[];
  faculty?: string[];
  students?: true;
  employees?: true;
  everybody?: true;
  at?: Date;
  yes?: true;
}

function courseArgument(text: string, before: readonly number[] = []): number[] {
  if (!/^[1-9]$/.test(text)) throw wrongValue('between', { least: 1, most: 9 });
  return [...before, Number(text)];
}

function momentArgument(text: string): Date {
  const moment = typedMoment(text);
  if (!moment) throw wrongValue('moment');
  return moment;
}

/** Returns the chosen audiences; exactly one is allowed. */
function audiencesOf({
  students,
  group,
  course,
  faculty,
  employees,
  everybody,
}: Options): BroadcastAudience[] {
  const isOfStudents = [students, group, course, faculty].some((one) => one !== undefined);
  return [
    ...(isOfStudents ? (['students'] as const) : []),
    ...(employees ? (['employees'] as const) : []),
    ...(everybody ? (['everybody'] as const) : []),
  ];
}

/** `semestr admin notify`: sends a notification to many users. */
export async function defineNotify(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);
  subcommand(group, setting, 'notify', {
    summary: t('notify'),
    shared: [withYes, withDryRun, withLogin],
    examples: [
      'semestr admin notify --group 428501 --text "Группу ждут в деканате в 14:00."',
      'semestr admin notify --course 1 --faculty ФИС --file text.txt --at "24.11.2026 15:00"',
      'semestr admin notify --employees --text "Совещание в 15:00." --yes',
    ],
  })
    .addOption(new Option('--text <text>', t('text')).conflicts('file'))
    .option('--file <file>', t('file'))
    .addOption(repeated('--group <number>', t('group')))
    .addOption(new Option('--course <number>', t('course')).argParser(courseArgument))
    .addOption(repeated('--faculty <abbrev>', t('faculty')))
    .option('--students', t('students'))
    .option('--employees', t('employees'))
    .option('--everybody', t('everybody'))
    .addOption(new Option('--at <moment>', t('at')).argParser(momentArgument))
    .action((options: Options, self: Command) => {
      const [audience, ...others] = audiencesOf(options);
      if (audience === undefined) return self.error(`error: ${t('whom')}`);
      if (others.length > 0) self.error(`error: ${t('oneAudience')}`);
      const { text, file, group: groups = [], course: courses = [], faculty: faculties = [] } = options;
      if (text === undefined && file === undefined) self.error(`error: ${t('oneText')}`);
      return setting.act(self, async (context) => {
        const { notify } = await import('../../features/broadcasts/notify.ts');
        const isSure = options.yes === true;
        const sendAt = options.at ?? null;
        return notify(context, { audience, groups, courses, faculties, text, file, sendAt, isSure });
      });
    });
}

import { type Command, Option } from 'commander';
import { texts } from '../features/rating/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { wrongValue } from '../io/wrong-value.ts';
import { type CascadeOptions, withCascade } from './cascade.ts';
import { required, withCsv, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

function yearArgument(text: string): number {
  if (!/^20\d\d$/.test(text)) throw wrongValue('year');
  return Number(text);
}

/** `semestr rating list|student|own`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  const list = subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv],
    examples: [
      'semestr rating list --faculty ФП --speciality ПИ --course 2',
      'semestr rating list --faculty ФП --speciality ПИ --year 2025 --csv > rating.csv',
    ],
  });
  (await withCascade(list, setting))
    .addOption(new Option('--year <year>', t('year')).argParser(yearArgument))
    .action(({ course, year, ...options }: CascadeOptions & { year?: number }, self: Command) => {
      const faculty = required(self, '--faculty <abbrev>', options.faculty);
      const speciality = required(self, '--speciality <name>', options.speciality);
      if ((course === undefined) === (year === undefined)) self.error(`error: ${t('courseOrYear')}`);
      const when = year === undefined ? { course: Number(course) } : { year };
      return setting.act(self, async (context) =>
        (await import('../features/rating/list.ts')).listRating(context, { faculty, speciality, when }),
      );
    });

  subcommand(group, setting, 'student', {
    summary: t('student'),
    shared: [withCsv],
    examples: ['semestr rating student 42850001', 'semestr rating student 42850001 --json'],
  })
    .argument('<card>', t('card'))
    .action((card: string, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/rating/student.ts')).showStudent(context, card),
      ),
    );

  subcommand(group, setting, 'own', {
    summary: t('own'),
    shared: [withCsv, withLogin],
    examples: ['semestr rating own', 'semestr rating own --csv > rating.csv'],
  }).action((_options: object, self: Command) =>
    setting.act(self, async (context) => (await import('../features/rating/own.ts')).showOwnRating(context)),
  );
}

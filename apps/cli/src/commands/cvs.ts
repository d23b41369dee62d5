import { MAX_COURSE } from '@semestr/core/disciplines';
import { type Command, Option } from 'commander';
import { texts } from '../features/profiles/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { withCsv, withPage } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

interface Options {
  name?: string;
  course?: string[];
  skill?: string[];
  job?: true;
  page?: number;
}

/** `semestr cvs find|skills`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  const courses = Array.from({ length: MAX_COURSE }, (_, index) => String(index + 1));
  subcommand(group, setting, 'find', {
    summary: t('find'),
    shared: [withCsv, withPage],
    examples: [
      'semestr cvs find --skill TypeScript --job',
      'semestr cvs find --course 3 4 --csv > cvs.csv',
      'semestr cvs find --name примерн',
    ],
  })
    .option('--name <surname>', t('name'))
    .addOption(new Option('--course <number...>', t('course')).choices(courses))
    .option('--skill <name...>', t('skill'))
    .option('--job', t('job'))
    .action(({ name, course, skill, job, page }: Options, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/profiles/find.ts')).findCvs(context, {
          lastName: name ?? '',
          courses: (course ?? []).map(Number),
          skills: skill ?? [],
          isSearchingJob: job === true,
          page,
        }),
      ),
    );

  subcommand(group, setting, 'skills', {
    summary: t('skills'),
    shared: [withCsv],
    examples: ['semestr cvs skills', 'semestr cvs skills py'],
  })
    .argument('[beginning]', t('beginning'))
    .action((beginning: string | undefined, _options: object, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/profiles/skills.ts')).listSkills(context, beginning ?? ''),
      ),
    );
}

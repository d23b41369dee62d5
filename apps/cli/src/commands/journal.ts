import type { IsoDate } from '@semestr/core/dates';
import type { Command } from 'commander';
import { texts } from '../features/journal/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { defineResponsible } from './journal/responsible.ts';
import { dateOption, numberOption, required, withCsv, withDryRun, withLogin } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { subcommand } from './subcommand.ts';

interface Options {
  date?: IsoDate;
  lesson?: string;
}

/** `semestr journal list|note|roster|responsible`. */
export async function define(group: Command, setting: CommandContext): Promise<void> {
  const t = await fetchTexts(texts, setting.language);

  subcommand(group, setting, 'list', {
    summary: t('list'),
    shared: [withCsv, withLogin],
    examples: [
      'semestr journal list',
      'semestr journal list --date 2026-11-27 --lesson 90412 --csv > lesson.csv',
    ],
  })
    .addOption(dateOption('--date <day>', t('date')))
    .addOption(numberOption('--lesson <number>', t('only')))
    .action((options: Options, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/journal/list.ts')).listJournal(context, options),
      ),
    );

  subcommand(group, setting, 'note', {
    summary: t('note'),
    shared: [withDryRun, withLogin],
    examples: [
      'semestr journal note lesson.csv --lesson 90412 --dry-run',
      'echo "Примерная Анна,2" | semestr journal note - --lesson 90412',
    ],
  })
    .argument('<file>', t('file'))
    .addOption(numberOption('--lesson <number>', t('lesson')))
    .addOption(dateOption('--date <day>', t('date')))
    .action((file: string, { lesson: lessonOption, date }: Options, self: Command) => {
      const lesson = required(self, '--lesson <number>', lessonOption);
      return setting.act(self, async (context) =>
        (await import('../features/journal/note.ts')).noteLesson(context, { file, lesson, date }),
      );
    });

  subcommand(group, setting, 'roster', {
    summary: t('roster'),
    shared: [withLogin],
    examples: ['semestr journal roster', 'semestr journal roster --date 27.11.2026'],
  })
    .addOption(dateOption('--date <day>', t('date')))
    .action(({ date }: Options, self: Command) =>
      setting.act(self, async (context) =>
        (await import('../features/journal/roster.ts')).openRoster(context, date),
      ),
    );

  await defineResponsible(group, setting);
}

import type { Command } from 'commander';
import { texts } from '../features/disciplines/texts.ts';
import { fetchTexts } from '../io/fetch-texts.ts';
import { type CascadeOptions, withCascade } from './cascade.ts';
import { required, withCsv, withExamples } from './options.ts';
import type { CommandContext } from './command-context.ts';

/** `semestr disciplines`. */
export async function define(command: Command, setting: CommandContext): Promise<void> {
  await fetchTexts(texts, setting.language);
  (await withCascade(command, setting)).action((options: CascadeOptions, self: Command) => {
    const plan = {
      faculty: required(self, '--faculty <abbrev>', options.faculty),
      speciality: required(self, '--speciality <name>', options.speciality),
      course: Number(required(self, '--course <number>', options.course)),
    };
    return setting.act(self, async (context) => {
      const { listDisciplines } = await import('../features/disciplines/list.ts');
      return listDisciplines(context, plan);
    });
  });
  withCsv(command, setting);
  withExamples(command, setting, [
    'semestr disciplines --faculty ФП --speciality ПИ --course 2',
    'semestr disciplines --faculty ФП --speciality 6-05-0612-99 --course 2 --csv > plan.csv',
  ]);
}

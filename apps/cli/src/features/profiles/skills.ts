import { type Skill, skills } from '@semestr/api/cv';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Lists the skills that CVs can be searched by, filtered to those with a word that begins with the text. */
export async function listSkills(context: Context, beginning: string): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const found = await clientOf(context).call(skills, { query: { name: beginning } });
  const columns: Column<Skill>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'name', head: t('head.skill'), value: ({ name }) => name },
  ];
  printRows(context, columns, found, t('noSkills'));
  return exit.ok;
}

import { type EmployeeCard, ofDepartment } from '@semestr/api/employees';
import { fullName } from '@semestr/core/display';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { nullIfNotFound } from '../../http/null-if-not-found.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

const postsOf = ({ jobPositions }: EmployeeCard) => jobPositions ?? [];

/** Lists the employees of a department with all their posts and telephones. */
export async function listPeople(context: Context, urlId: string): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const call = clientOf(context).call(ofDepartment, { query: { departmentUrlId: urlId } });
  const people = await nullIfNotFound(call);
  if (!people) throw failure(texts, (printResult) => printResult('unknown', { urlId }));
  const columns: Column<EmployeeCard>[] = [
    { key: 'name', head: t('head.person'), value: fullName },
    {
      key: 'posts',
      head: t('head.posts'),
      value: (card) =>
        postsOf(card)
          .map(({ jobPosition }) => jobPosition)
          .join(', '),
    },
    { key: 'degree', head: t('head.degree'), value: ({ degreeAbbrev }) => degreeAbbrev },
    {
      key: 'phones',
      head: t('head.phones'),
      value: (card) => {
        const contacts = postsOf(card).flatMap((post) => post.contacts ?? []);
        return [...new Set(contacts.map(({ phoneNumber }) => phoneNumber).filter(Boolean))].join(', ');
      },
    },
    { key: 'email', head: t('head.email'), value: ({ email }) => email },
    { key: 'urlId', head: t('head.urlId'), value: (card) => card.urlId },
  ];
  printRows(context, columns, people, t('noneFound', { urlId }));
  return exit.ok;
}

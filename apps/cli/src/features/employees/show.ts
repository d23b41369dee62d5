import { details, type EmployeeDetails } from '@semestr/api/employees';
import { fullName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { roomLabel } from '@semestr/core/room-names';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { nullIfNotFound } from '../../http/null-if-not-found.ts';
import { type ExitCode, failure } from '../../io/failure.ts';
import { type Fact, printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { codeWord, roomWord } from '../../io/words.ts';
import { texts } from './texts.ts';

/** Lists the posts, each with its department and contacts. */
const postsOf = ({ jobPositions }: EmployeeDetails, language: Language): Fact[] =>
  (jobPositions ?? []).map(({ jobPosition, department, contacts }) => [
    jobPosition,
    [
      department,
      ...(contacts ?? []).flatMap(({ auditory, buildingNumber, phoneNumber }) => [
        auditory && roomWord(buildingNumber ? roomLabel(auditory, buildingNumber) : auditory, language),
        phoneNumber,
      ]),
    ]
      .filter(Boolean)
      .join(', '),
  ]);

/** Shows the data of the employee's page. */
export async function showEmployee(context: Context, urlId: string): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const employee = await nullIfNotFound(clientOf(context).call(details, { query: { urlId } }));
  if (!employee) throw failure(texts, (printResult) => printResult('unknown', { urlId }));
  const facts: Fact[] = [
    [t('name'), fullName(employee)],
    [t('degree'), employee.degree],
    [t('rank'), employee.rank],
    [t('email'), employee.email],
    ...postsOf(employee, context.language),
    [t('courses'), employee.readingCourses?.join(', ')],
    ...(employee.additionalInformation ?? []).map(({ nameType, content }): Fact => [nameType, content]),
    ...employee.profileLinks.map(
      ({ profileLinkType, link }): Fact => [codeWord('link', profileLinkType, context.language), link],
    ),
    [t('page'), `${context.url}/employees/${employee.urlId}`],
  ];
  return printFacts(context, facts, employee);
}

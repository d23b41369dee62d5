import { details, type EmployeeDetails } from '@semestr/api/employees';
import { fullName } from '@semestr/core/display';
import { roomLabel } from '@semestr/core/room-names';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { ifAny } from '../../http/if-any.ts';
import { type ExitCode, failure } from '../../io/failure.ts';
import { type Fact, printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** The posts, each with its department and where it can be reached. */
const postsOf = ({ jobPositions }: EmployeeDetails): Fact[] =>
  (jobPositions ?? []).map(({ jobPosition, department, contacts }) => [
    jobPosition,
    [
      department,
      ...(contacts ?? []).flatMap(({ auditory, buildingNumber, phoneNumber }) => [
        auditory && (buildingNumber ? roomLabel(auditory, buildingNumber) : auditory),
        phoneNumber,
      ]),
    ]
      .filter(Boolean)
      .join(', '),
  ]);

/** Shows what the page of one employee tells. */
export async function showEmployee(context: Context, urlId: string): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const employee = await ifAny(clientOf(context).call(details, { query: { urlId } }));
  if (!employee) throw failure(texts, (tell) => tell('unknown', { urlId }));
  const facts: Fact[] = [
    [t('name'), fullName(employee)],
    [t('degree'), employee.degree],
    [t('rank'), employee.rank],
    [t('email'), employee.email],
    ...postsOf(employee),
    [t('courses'), employee.readingCourses?.join(', ')],
    ...(employee.additionalInformation ?? []).map(({ nameType, content }): Fact => [nameType, content]),
    ...employee.profileLinks.map(({ profileLinkType, link }): Fact => [profileLinkType, link]),
    [t('page'), `${context.url}/employees/${employee.urlId}`],
  ];
  return printFacts(context, facts, employee);
}

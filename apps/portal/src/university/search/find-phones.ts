import { search } from '@semestr/api/phones';
import { phone, shortNameOf } from '@semestr/core/display';
import type { QueryClient } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { queryOf } from '../../client/query.ts';
import type { Hit } from './hit.ts';
import { employeeScreen } from '../../features/employees/screen.ts';
import { phoneSearchPath } from '../../features/phones/screen.ts';
import { to } from '../../screens/screen.ts';

/** Finds phone numbers by a few digits, with their owners. A number with a single owner links to that person. */
export async function findPhones(queries: QueryClient, digits: string, most: number): Promise<Hit[]> {
  const body = { searchValue: digits, exact: true, currentPage: 1, pageSize: most };
  const { auditoryPhoneNumberDtoList: found } = await queries.fetchQuery(queryOf(search, { body }));
  return found
    .flatMap(({ phones, employees, departments, auditory }) => {
      const [only, another] = employees;
      const who =
        employees.length > 2
          ? departments.map(({ abbrev }) => abbrev)
          : employees.map(({ fio }) => shortNameOf(fio));
      return phones
        .map((number) => ({ number, plain: number.replaceAll(/\D/g, '') }))
        .filter(({ plain }) => plain.includes(digits))
        .map(
          ({ number, plain }): Hit => ({
            kind: 'phones',
            icon: Phone,
            to: only && !another ? to(employeeScreen, { id: only.urlId }) : phoneSearchPath(plain),
            name: phone(number),
            detail: [...who, auditory].filter(Boolean).join(', '),
            isNumber: true,
          }),
        );
    })
    .slice(0, most);
}

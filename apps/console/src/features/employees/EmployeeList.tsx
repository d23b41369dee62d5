import type { Reply } from '@semestr/api/endpoint';
import type { employees } from '@semestr/api/resources-people';
import { fullName } from '@semestr/core/display';
import type { Column } from '../../ui/list/columns.ts';
import { SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';

type Employee = Reply<typeof employees.one>;

const columns: readonly Column<Employee>[] = [
  { source: 'lastName', text: fullName, render: fullName },
  { source: 'degreeAbbrev', width: 128 },
  { source: 'rank', width: 128 },
  { source: 'email', width: 240, isMinor: true },
];

/** The employees who are in the lists of everybody. */
export default function EmployeeList() {
  return (
    <ListPage<Employee>
      sort={{ field: 'lastName', order: 'ASC' }}
      filters={<SearchFilter />}
      columns={columns}
    />
  );
}

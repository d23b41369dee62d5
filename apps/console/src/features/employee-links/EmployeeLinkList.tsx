import type { Reply } from '@semestr/api/endpoint';
import type { employeeLinks } from '@semestr/api/resources-people';
import { employeeLinkNames } from '@semestr/core/employee-links';
import { BulkDelete } from '../../ui/list/BulkDelete.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ChoiceFilter, ReferenceFilter, SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { Reference } from '../../ui/record/Reference.tsx';
import { typeChoices } from './EmployeeLinkFields.tsx';

type EmployeeLink = Reply<typeof employeeLinks.one>;

const columns: readonly Column<EmployeeLink>[] = [
  { source: 'link' },
  {
    source: 'employeeId',
    width: 280,
    text: ({ employeeId }) => String(employeeId),
    render: ({ employeeId }) => <Reference resource="employees" id={employeeId} />,
  },
  { source: 'type', width: 176, text: ({ type }) => employeeLinkNames[type] },
];

function Filters() {
  return (
    <>
      <SearchFilter />
      <ReferenceFilter source="employeeId" reference="employees" sort="lastName" />
      <ChoiceFilter source="type" choices={typeChoices} />
    </>
  );
}

export default function EmployeeLinkList() {
  return (
    <ListPage<EmployeeLink>
      sort={{ field: 'employeeId', order: 'ASC' }}
      filters={<Filters />}
      columns={columns}
      bulk={<BulkDelete />}
    />
  );
}

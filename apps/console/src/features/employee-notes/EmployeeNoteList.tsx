import type { Reply } from '@semestr/api/endpoint';
import type { employeeNotes } from '@semestr/api/resources-people';
import { BulkDelete } from '../../ui/list/BulkDelete.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ReferenceFilter, SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { Reference } from '../../ui/record/Reference.tsx';

type EmployeeNote = Reply<typeof employeeNotes.one>;

const columns: readonly Column<EmployeeNote>[] = [
  { source: 'title' },
  {
    source: 'employeeId',
    width: 280,
    text: ({ employeeId }) => String(employeeId),
    render: ({ employeeId }) => <Reference resource="employees" id={employeeId} />,
  },
  { source: 'content', width: 320, isMinor: true },
];

function Filters() {
  return (
    <>
      <SearchFilter />
      <ReferenceFilter source="employeeId" reference="employees" sort="lastName" />
    </>
  );
}

export default function EmployeeNoteList() {
  return (
    <ListPage<EmployeeNote>
      sort={{ field: 'employeeId', order: 'ASC' }}
      filters={<Filters />}
      columns={columns}
      bulk={<BulkDelete />}
    />
  );
}

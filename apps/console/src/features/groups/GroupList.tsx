import type { Reply } from '@semestr/api/endpoint';
import type { groups } from '@semestr/api/resources-structure';
import type { Column } from '../../ui/list/columns.ts';
import { ReferenceFilter, SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { Reference } from '../../ui/record/Reference.tsx';

type Group = Reply<typeof groups.one>;

const columns: readonly Column<Group>[] = [
  { source: 'name' },
  {
    source: 'facultyId',
    width: 160,
    text: ({ facultyId }) => String(facultyId),
    render: ({ facultyId }) => <Reference resource="faculties" id={facultyId} />,
  },
  { source: 'course', width: 96, isFigure: true },
  { source: 'size', width: 120, isFigure: true },
];

function Filters() {
  return (
    <>
      <SearchFilter />
      <ReferenceFilter source="facultyId" reference="faculties" sort="abbrev" />
    </>
  );
}

/** The groups that are in use. */
export default function GroupList() {
  return <ListPage<Group> sort={{ field: 'name', order: 'ASC' }} filters={<Filters />} columns={columns} />;
}

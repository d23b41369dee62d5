import type { Reply } from '@semestr/api/endpoint';
import type { institution } from '@semestr/api/resources-structure';
import type { Column } from '../../ui/list/columns.ts';
import { SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';

type Institution = Reply<typeof institution.one>;

const columns: readonly Column<Institution>[] = [
  { source: 'name' },
  { source: 'taxNumber', width: 140 },
  { source: 'supportPhone', width: 180 },
];

export default function InstitutionList() {
  return (
    <ListPage<Institution>
      sort={{ field: 'name', order: 'ASC' }}
      filters={<SearchFilter />}
      columns={columns}
    />
  );
}

import type { Reply } from '@semestr/api/endpoint';
import type { buildings } from '@semestr/api/resources-structure';
import { BulkDelete } from '../../ui/list/BulkDelete.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';

type Building = Reply<typeof buildings.one>;

const columns: readonly Column<Building>[] = [{ source: 'name' }];

export default function BuildingList() {
  return (
    <ListPage<Building>
      sort={{ field: 'name', order: 'ASC' }}
      filters={<SearchFilter />}
      columns={columns}
      bulk={<BulkDelete />}
    />
  );
}

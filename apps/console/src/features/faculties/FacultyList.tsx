import type { Reply } from '@semestr/api/endpoint';
import type { faculties } from '@semestr/api/resources-structure';
import { BulkDelete } from '../../ui/list/BulkDelete.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';

type Faculty = Reply<typeof faculties.one>;

const columns: readonly Column<Faculty>[] = [{ source: 'name' }, { source: 'abbrev', width: 160 }];

export default function FacultyList() {
  return (
    <ListPage<Faculty>
      sort={{ field: 'name', order: 'ASC' }}
      filters={<SearchFilter />}
      columns={columns}
      bulk={<BulkDelete />}
    />
  );
}

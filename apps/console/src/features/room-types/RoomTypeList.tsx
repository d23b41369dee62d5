import type { Reply } from '@semestr/api/endpoint';
import type { roomTypes } from '@semestr/api/resources-structure';
import { BulkDelete } from '../../ui/list/BulkDelete.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';

type RoomType = Reply<typeof roomTypes.one>;

const columns: readonly Column<RoomType>[] = [{ source: 'name' }, { source: 'abbrev', width: 160 }];

export default function RoomTypeList() {
  return (
    <ListPage<RoomType>
      sort={{ field: 'name', order: 'ASC' }}
      filters={<SearchFilter />}
      columns={columns}
      bulk={<BulkDelete />}
    />
  );
}

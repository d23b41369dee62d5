import type { Reply } from '@semestr/api/endpoint';
import type { skills } from '@semestr/api/resources-people';
import { BulkDelete } from '../../ui/list/BulkDelete.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';

type Skill = Reply<typeof skills.one>;

const columns: readonly Column<Skill>[] = [{ source: 'name' }];

export default function SkillList() {
  return (
    <ListPage<Skill>
      sort={{ field: 'name', order: 'ASC' }}
      filters={<SearchFilter />}
      columns={columns}
      bulk={<BulkDelete />}
    />
  );
}

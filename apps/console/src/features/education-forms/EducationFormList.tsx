import type { Reply } from '@semestr/api/endpoint';
import type { educationForms } from '@semestr/api/resources-structure';
import { BulkDelete } from '../../ui/list/BulkDelete.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';

type EducationForm = Reply<typeof educationForms.one>;

const columns: readonly Column<EducationForm>[] = [{ source: 'name' }];

export default function EducationFormList() {
  return (
    <ListPage<EducationForm>
      sort={{ field: 'name', order: 'ASC' }}
      filters={<SearchFilter />}
      columns={columns}
      bulk={<BulkDelete />}
    />
  );
}

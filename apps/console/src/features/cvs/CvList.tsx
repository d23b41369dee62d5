import type { Reply } from '@semestr/api/endpoint';
import type { cvs } from '@semestr/api/resources-people';
import { fullName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { OnlyFilter, SearchFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { cvTexts } from './texts.ts';

type Cv = Reply<typeof cvs.one>;

function Filters() {
  return (
    <>
      <SearchFilter />
      <OnlyFilter source="isPublished" />
      <OnlyFilter source="isSearchingJob" />
    </>
  );
}

/** The CVs of all students, found by their words too. */
export default function CvList() {
  const t = useTexts(cvTexts);
  const columns: readonly Column<Cv>[] = [
    { source: 'lastName', text: fullName, render: fullName },
    { source: 'summary', width: 400, isMinor: true },
    { source: 'isPublished', width: 160, text: ({ isPublished }) => t(isPublished ? 'yes' : 'no') },
  ];
  return <ListPage<Cv> sort={{ field: 'lastName', order: 'ASC' }} filters={<Filters />} columns={columns} />;
}

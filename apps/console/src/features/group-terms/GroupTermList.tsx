import type { Reply } from '@semestr/api/endpoint';
import type { groupTerms } from '@semestr/api/resources-structure';
import { dotted, type IsoDate } from '@semestr/core/dates';
import { BulkDelete } from '../../ui/list/BulkDelete.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ChoiceFilter, ReferenceFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { Reference } from '../../ui/record/Reference.tsx';
import { useTermChoices, useTermName } from './use-terms.ts';

type GroupTerm = Reply<typeof groupTerms.one>;

const spanOf = (from: IsoDate | null, to: IsoDate | null): string =>
  from && to ? `${dotted(from)}–${dotted(to)}` : '';

function Filters() {
  return (
    <>
      <ReferenceFilter source="groupId" reference="groups" sort="name" />
      <ChoiceFilter source="term" choices={useTermChoices()} />
    </>
  );
}

/** The terms of all groups, the latest first. */
export default function GroupTermList() {
  const nameOf = useTermName();
  const columns: readonly Column<GroupTerm>[] = [
    {
      source: 'groupId',
      text: ({ groupId }) => String(groupId),
      render: ({ groupId }) => <Reference resource="groups" id={groupId} />,
    },
    { source: 'term', width: 176, text: ({ term }) => nameOf(term) },
    { source: 'start', width: 200, text: ({ start, end }) => spanOf(start, end) },
    {
      source: 'examsStart',
      width: 200,
      text: ({ examsStart, examsEnd }) => spanOf(examsStart, examsEnd),
    },
    { source: 'updatedOn', width: 112, isMinor: true, text: ({ updatedOn }) => dotted(updatedOn) },
  ];
  return (
    <ListPage<GroupTerm>
      sort={{ field: 'term', order: 'DESC' }}
      filters={<Filters />}
      columns={columns}
      bulk={<BulkDelete />}
    />
  );
}

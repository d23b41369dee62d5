import { useRecordContext } from 'react-admin';
import { archiving } from '../form/ArchivedInput.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { EditPage } from '../form/EditPage.tsx';
import { Facts } from '../record/Section.tsx';
import { Belongings } from './Belongings.tsx';
import { Inputs } from './Inputs.tsx';
import type { Kind } from './kind.ts';
import { KindFacts } from './KindFacts.tsx';

interface KindEditProps {
  kind: Kind;
  isRemovable: boolean;
}

/** One plain record: what it holds, to be changed, and what belongs to it. */
export const KindEdit = ({ kind, isRemovable }: KindEditProps) => (
  <EditPage
    beside={<Belongings kind={kind} />}
    {...(isRemovable && { actions: <DeleteButton /> })}
    {...(kind.fields.has('archivedAt') && { transform: archiving })}
  >
    <Given kind={kind} />
    <Inputs kind={kind} without={kind.fixed} />
  </EditPage>
);

/** What it holds and nobody changes. */
function Given({ kind }: { kind: Kind }) {
  const record = useRecordContext();
  const given = [...kind.fields].filter(([source, { Input }]) => !Input || kind.fixed.includes(source));
  if (!record || given.length === 0) return null;
  return (
    <Facts>
      <KindFacts fields={given} record={record} />
    </Facts>
  );
}

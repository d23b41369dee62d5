import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { withArchivedFlag } from '../form/ArchivedInput.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { EditPage } from '../form/EditPage.tsx';
import { Facts } from '../record/Section.tsx';
import { RelatedPanel } from './RelatedPanel.tsx';
import { Inputs } from './Inputs.tsx';
import type { RecordType } from './kind.ts';
import { KindFacts } from './KindFacts.tsx';

interface KindEditProps {
  kind: RecordType;
  isRemovable: boolean;
  /** Actions on the record, in addition to deleting it. */
  actions?: ReactNode;
}

/** Edits a plain record, with its related records. */
export const KindEdit = ({ kind, isRemovable, actions }: KindEditProps) => (
  <EditPage
    beside={<RelatedPanel kind={kind} />}
    {...((isRemovable || actions) && {
      actions: (
        <>
          {actions}
          {isRemovable && <DeleteButton />}
        </>
      ),
    })}
    {...(kind.fields.has('archivedAt') && { transform: withArchivedFlag })}
  >
    <ReadonlyFields kind={kind} />
    <Inputs kind={kind} without={kind.fixed} />
  </EditPage>
);

/** Read-only fields of the record. */
function ReadonlyFields({ kind }: { kind: RecordType }) {
  const record = useRecordContext();
  const readonlyFields = [...kind.fields].filter(
    ([source, { Input }]) => !Input || kind.fixed.includes(source),
  );
  if (!record || readonlyFields.length === 0) return null;
  return (
    <Facts>
      <KindFacts fields={readonlyFields} record={record} />
    </Facts>
  );
}

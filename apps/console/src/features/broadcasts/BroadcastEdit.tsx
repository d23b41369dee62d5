import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { BroadcastFields } from './BroadcastFields.tsx';
import { useBroadcastForm } from './use-broadcast-form.tsx';

/** Edits a scheduled broadcast. */
export default function BroadcastEdit() {
  const { saving, question } = useBroadcastForm();
  return (
    <>
      <EditPage actions={<DeleteButton />} {...saving}>
        <ScheduledFields />
      </EditPage>
      {question}
    </>
  );
}

/** Shows the form, or the read-only page once the broadcast has been sent in the meantime. */
function ScheduledFields() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!record) return null;
  if (record['sentAt'] === null) return <BroadcastFields />;
  return <Navigate to={createPath({ resource, type: 'show', id: record.id })} replace />;
}

import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { DeleteButton } from '../../ui/form/DeleteButton.tsx';
import { EditPage } from '../../ui/form/EditPage.tsx';
import { BroadcastFields } from './BroadcastFields.tsx';
import { useSending } from './use-sending.tsx';

/** Changes what waits for its moment. */
export default function BroadcastEdit() {
  const { saving, question } = useSending();
  return (
    <>
      <EditPage actions={<DeleteButton />} {...saving}>
        <Waiting />
      </EditPage>
      {question}
    </>
  );
}

/** The form; the page of what has been sent meanwhile, which nobody changes. */
function Waiting() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!record) return null;
  if (record['sentAt'] === null) return <BroadcastFields />;
  return <Navigate to={createPath({ resource, type: 'show', id: record.id })} replace />;
}

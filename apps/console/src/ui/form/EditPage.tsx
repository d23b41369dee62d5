import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import {
  EditBase,
  type RaRecord,
  useEditContext,
  useNotify,
  useRedirect,
  useResourceContext,
  useUpdate,
} from 'react-admin';
import { useRecordName } from '../record/use-record-name.ts';
import { RecordFrame } from '../record/RecordFrame.tsx';
import { uiTexts } from '../texts.ts';
import { asTheyAre, RecordForm, type Values } from './RecordForm.tsx';

interface EditPageProps {
  /** The inputs. */
  children: ReactNode;
  /** What else can be done with the record: `<DeleteButton />`. */
  actions?: ReactNode;
  /** What is sent of the values. */
  transform?: (values: Values) => Values;
}

/** Nothing notifies and nothing redirects: a record that is not there says so under its own address. */
const queryOptions = { onError: () => undefined };

/** Changes one record; back to the list afterwards. */
export const EditPage = (props: EditPageProps) => (
  <EditBase mutationMode="pessimistic" queryOptions={queryOptions} redirect={false}>
    <Edited {...props} />
  </EditBase>
);

function Edited({ children, actions, transform = asTheyAre }: EditPageProps) {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const { record, error, refetch } = useEditContext<RaRecord>();
  const nameOf = useRecordName(resource);
  const [update] = useUpdate();
  const notify = useNotify();
  const redirect = useRedirect();

  const save = async (values: Values): Promise<void> => {
    await update(
      resource,
      { id: record?.id, data: transform(values), previousData: record },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
  };

  return (
    <RecordFrame record={record} error={error} refetch={() => void refetch()} title={nameOf(record)}>
      <RecordForm
        save={save}
        submit={t('form.save')}
        actions={actions}
        onSaved={() => {
          notify('ra.notification.updated', { messageArgs: { smart_count: 1 } });
          redirect('list', resource);
        }}
      >
        {children}
      </RecordForm>
    </RecordFrame>
  );
}

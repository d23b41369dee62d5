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
import { useDoneText } from '../record/use-done-text.ts';
import { useRecordTitle } from '../record/use-record-title.ts';
import { RecordFrame } from '../record/RecordFrame.tsx';
import { uiTexts } from '../texts/index.ts';
import styles from './form.module.css';
import { unchanged, RecordForm, type Saving } from './RecordForm.tsx';
import type { Values } from './use-record-form.tsx';

interface EditPageProps extends Saving {
  /** The inputs. */
  children: ReactNode;
  /** Additional actions on the record: `<DeleteButton />`. */
  actions?: ReactNode;
  /** Related content beside the form, or below it when there is no room. */
  beside?: ReactNode;
  /** Converts the values for sending. */
  transform?: (values: Values) => Values;
}

/** Neither notifies nor redirects, because the page itself reports a missing record. */
const queryOptions = { onError: () => undefined };

/** Edits a record, then returns to the list. */
export const EditPage = (props: EditPageProps) => (
  <EditBase mutationMode="pessimistic" queryOptions={queryOptions} redirect={false}>
    <Edited {...props} />
  </EditBase>
);

function Edited(props: EditPageProps) {
  const { children, actions, beside, transform = unchanged, submit, agree, successMessage } = props;
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const { record, error, refetch } = useEditContext<RaRecord>();
  const title = useRecordTitle(resource, record);
  const doneText = useDoneText(resource);
  const [update] = useUpdate();
  const notify = useNotify();
  const redirect = useRedirect();

  const save = async (values: Values): Promise<RaRecord> =>
    update(
      resource,
      { id: record?.id, data: transform(values), previousData: record },
      { mutationMode: 'pessimistic', returnPromise: true },
    );

  return (
    <RecordFrame record={record} error={error} refetch={() => void refetch()} title={title}>
      <div className={beside ? styles.withMore : undefined}>
        <RecordForm
          save={save}
          submit={submit ?? t('form.save')}
          agree={agree}
          actions={actions}
          onSaved={(saved) => {
            notify(successMessage?.(saved) ?? doneText('updated', saved, title));
            redirect('list', resource);
          }}
        >
          {children}
        </RecordForm>
        {beside}
      </div>
    </RecordFrame>
  );
}

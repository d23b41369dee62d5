import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import {
  CreateBase,
  useCreate,
  useGetResourceLabel,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { Page } from '../Page.tsx';
import { BackToList } from '../record/BackToList.tsx';
import { uiTexts } from '../texts.ts';
import { RecordForm, type Values } from './RecordForm.tsx';

/** Makes a record; back to the list afterwards. */
export const CreatePage = ({ children }: { children: ReactNode }) => (
  <CreateBase redirect={false}>
    <Created>{children}</Created>
  </CreateBase>
);

function Created({ children }: { children: ReactNode }) {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const kind = useGetResourceLabel()(resource, 1);
  const [create] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();

  const save = async (values: Values): Promise<void> => {
    await create(resource, { data: values }, { returnPromise: true });
  };

  return (
    <Page title={t('form.newRecord')} subtitle={kind} above={<BackToList />}>
      <RecordForm
        save={save}
        submit={t('form.create')}
        onSaved={() => {
          notify('ra.notification.created', { messageArgs: { smart_count: 1 } });
          redirect('list', resource);
        }}
      >
        {children}
      </RecordForm>
    </Page>
  );
}

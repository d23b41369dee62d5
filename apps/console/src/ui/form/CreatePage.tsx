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
import { asTheyAre, RecordForm, type Values } from './RecordForm.tsx';

interface CreatePageProps {
  /** The inputs. */
  children: ReactNode;
  /** What is sent of the values. */
  transform?: (values: Values) => Values;
}

/** Makes a record; back to the list afterwards. */
export const CreatePage = (props: CreatePageProps) => (
  <CreateBase redirect={false}>
    <Created {...props} />
  </CreateBase>
);

function Created({ children, transform = asTheyAre }: CreatePageProps) {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const kind = useGetResourceLabel()(resource, 1);
  const [create] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();

  const save = async (values: Values): Promise<void> => {
    await create(resource, { data: transform(values) }, { returnPromise: true });
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

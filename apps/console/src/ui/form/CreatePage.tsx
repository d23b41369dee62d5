import { uncapitalised } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import {
  CreateBase,
  type RaRecord,
  useCreate,
  useGetResourceLabel,
  useNotify,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import type { Placement } from '../../records/define-resource.ts';
import { Page } from '../Page.tsx';
import { BackToList } from '../record/BackToList.tsx';
import { useDoneText } from '../record/use-done-text.ts';
import { uiTexts } from '../texts/index.ts';
import { asTheyAre, RecordForm, type Saving } from './RecordForm.tsx';
import type { Values } from './use-record-form.tsx';

/** Returns the title of the form for a new record of a type: "New group". */
function useNewTitle(resource: string): string {
  const t = useTexts(uiTexts);
  const kind = useGetResourceLabel()(resource, 1);
  const { options } = useResourceDefinition<Placement>({ resource });
  return t(`newOne.${options?.gender ?? 'masculine'}`, { kind: uncapitalised(kind) });
}

interface CreatePageProps extends Saving {
  /** The inputs. */
  children: ReactNode;
  /** Initial values of a new record. */
  defaults?: Values;
  /** Converts the values for sending. */
  transform?: (values: Values) => Values;
}

const NOTHING: Values = {};

/** Creates a record; returns to the list afterwards. */
export const CreatePage = ({ defaults = NOTHING, ...props }: CreatePageProps) => (
  <CreateBase redirect={false} record={defaults}>
    <Created {...props} />
  </CreateBase>
);

function Created(props: Omit<CreatePageProps, 'defaults'>) {
  const { children, transform = asTheyAre, submit, agree, successMessage } = props;
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const title = useNewTitle(resource);
  const doneText = useDoneText(resource);
  const [create] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();

  const save = async (values: Values): Promise<RaRecord> =>
    create(resource, { data: transform(values) }, { returnPromise: true });

  return (
    <Page title={title} above={<BackToList />}>
      <RecordForm
        save={save}
        submit={submit ?? t('form.create')}
        agree={agree}
        onSaved={(record) => {
          notify(successMessage?.(record) ?? doneText('created', record));
          redirect('list', resource);
        }}
      >
        {children}
      </RecordForm>
    </Page>
  );
}

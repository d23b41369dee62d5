import { uncapitalise } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useRef, useState } from 'react';
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
import { unchanged, RecordForm, type Saving } from './RecordForm.tsx';
import type { Values } from './use-record-form.tsx';

/** Returns the title of the form for a new record of a type: "New group". */
function useNewTitle(resource: string): string {
  const t = useTexts(uiTexts);
  const kind = useGetResourceLabel()(resource, 1);
  const { options } = useResourceDefinition<Placement>({ resource });
  return t(`newOne.${options?.gender ?? 'masculine'}`, { kind: uncapitalise(kind) });
}

interface CreatePageProps extends Saving {
  /** The inputs. */
  children: ReactNode;
  /** Initial values of a new record. */
  defaults?: Values;
  /**
   * Returns initial values of the next record, in addition to `defaults`. Without it the form cannot add several
   * records in a row.
   */
  keeps?: (values: Values) => Values;
  /** Converts the values for sending. */
  transform?: (values: Values) => Values;
}

const NOTHING: Values = {};

/** Creates a record; returns to the list afterwards, or to an empty form for the next one. */
export function CreatePage({ defaults = NOTHING, keeps, ...props }: CreatePageProps) {
  const [{ added, kept }, setNext] = useState({ added: 0, kept: NOTHING });
  return (
    // Remounts the form for each record, so that no input is left from the previous one.
    <CreateBase key={added} redirect={false} record={{ ...defaults, ...kept }}>
      <Created
        {...props}
        isNext={added > 0}
        {...(keeps && {
          onNext: (values: Values) => setNext({ added: added + 1, kept: keeps(values) }),
        })}
      />
    </CreateBase>
  );
}

interface CreatedProps extends Omit<CreatePageProps, 'defaults' | 'keeps'> {
  /** Whether a record was just added, so that the first field is focused again. */
  isNext: boolean;
  onNext?: (values: Values) => void;
}

function Created({ isNext, onNext, ...props }: CreatedProps) {
  const { children, transform = unchanged, submit, agree, successMessage } = props;
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const title = useNewTitle(resource);
  const doneText = useDoneText(resource);
  const [create] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();
  const isAnother = useRef(false);

  const save = async (values: Values): Promise<RaRecord> =>
    create(resource, { data: transform(values) }, { returnPromise: true });

  return (
    <Page title={title} above={<BackToList />}>
      <RecordForm
        save={save}
        submit={submit ?? t('form.create')}
        agree={agree}
        isFocused={isNext}
        another={
          onNext && {
            label: t('form.createAnother'),
            hint: t('form.createAnotherHint'),
            onPress: (wanted) => {
              isAnother.current = wanted;
            },
          }
        }
        onSaved={(record, values) => {
          notify(successMessage?.(record) ?? doneText('created', record));
          if (onNext && isAnother.current) onNext(values);
          else redirect('list', resource);
        }}
      >
        {children}
      </RecordForm>
    </Page>
  );
}

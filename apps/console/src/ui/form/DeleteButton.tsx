import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import {
  useDelete,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { assertSignedIn } from '../../session/session.ts';
import type { Placement } from '../../records/define-resource.ts';
import { useDoneText } from '../record/use-done-text.ts';
import { useRecordTitle } from '../record/use-record-title.ts';
import { useTakingBack } from '../record/use-undo.ts';
import { Button } from '@semestr/ui/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { uiTexts } from '../texts/index.ts';

/**
 * Deletes the record of the page after confirmation; returns to the list afterwards. Hidden from roles with read access
 * only.
 */
export function DeleteButton() {
  const { options } = useResourceDefinition<Placement>();
  return options?.isChangeable ? <Deleting /> : null;
}

function Deleting() {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const name = useRecordTitle(resource, record);
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDelete();
  const doneText = useDoneText(resource);
  const offerBack = useTakingBack(resource);
  const redirect = useRedirect();

  async function confirm(): Promise<void> {
    await remove(
      resource,
      { id: record?.id, previousData: record },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    assertSignedIn();
    offerBack(doneText('deleted', record, name), [record?.id]);
    redirect('list', resource);
  }

  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('form.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('form.deleteTitle', { name })}
          confirm={t('form.confirmDelete')}
          isDangerous
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {t('form.deleteHint')}
        </ConfirmDialog>
      )}
    </>
  );
}

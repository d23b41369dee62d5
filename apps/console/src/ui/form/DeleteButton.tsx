import { useTexts } from '@semestr/ui/language.tsx';
import { type ComponentType, useState } from 'react';
import {
  HttpError,
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
import { useUndoNotice } from '../record/use-undo.ts';
import { Button } from '@semestr/ui/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { uiTexts } from '../texts/index.ts';

/** Content of the dialog when the record cannot be deleted; `onDone` closes the dialog. */
type Instead = ComponentType<{ onDone: () => void }>;

/**
 * Deletes the record of the page after a confirmation, then returns to the list. Hidden from read-only roles.
 * @param Instead shown when the record cannot be deleted because others refer to it
 */
export function DeleteButton({ Instead }: { Instead?: Instead }) {
  const { options } = useResourceDefinition<Placement>();
  return options?.isChangeable ? <Deleting {...(Instead && { Instead })} /> : null;
}

const isUsed = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.reason === 'record-in-use';

function Deleting({ Instead }: { Instead?: Instead }) {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const name = useRecordTitle(resource, record);
  const [isAsking, setAsking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [remove] = useDelete();
  const doneText = useDoneText(resource);
  const offerUndo = useUndoNotice(resource);
  const redirect = useRedirect();

  async function confirm(): Promise<void> {
    try {
      await remove(
        resource,
        { id: record?.id, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      setRefused(isUsed(error));
      throw error;
    }
    assertSignedIn();
    offerUndo(doneText('deleted', record, name), [record?.id]);
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
          {isRefused && Instead ? <Instead onDone={() => setAsking(false)} /> : t('form.deleteHint')}
        </ConfirmDialog>
      )}
    </>
  );
}

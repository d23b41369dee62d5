import { ApiError } from '@semestr/api/client';
import type { Received } from '@semestr/api/endpoint';
import type { Student, transfer } from '@semestr/api/students';
import { fullName } from '@semestr/core/display';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import dialog from '@semestr/ui/dialog.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { errorOf, sentenceOf } from '../../client.ts';
import { today } from '../../clock.ts';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { faultsOf, focusFirst } from '../../ui/form/refusal.ts';
import { ReferenceInput } from '../../ui/form/ReferenceInput.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import type { Values } from '../../ui/form/use-record-form.tsx';
import { useFormatters } from '../../ui/kind/use-formatters.ts';
import { uiTexts } from '../../ui/texts/index.ts';
import styles from './students.module.css';
import { studentTexts } from './texts.ts';

/** The new group of a student, and the first day in it. */
export type TransferDraft = Omit<Received<typeof transfer>['body'], 'version'>;

interface TransferDialogProps {
  student: Student;
  /** Stores the transfer; rejects with the refusal of the call. */
  save: (draft: TransferDraft) => Promise<void>;
  onClose: () => void;
}

/** Form of a transfer: group, subgroup, first day and order. Stays open with the error when the call is refused. */
export function TransferDialog({ student, save, onClose }: TransferDialogProps) {
  const t = useTexts(studentTexts);
  const formatters = useFormatters();
  const [failure, setFailure] = useState<unknown>(null);
  const body = useRef<HTMLDivElement>(null);
  const [draft] = useState({ groupId: null, subgroup: student.subgroup, from: today(), orderNumber: null });

  async function store(values: Values): Promise<Record<string, string> | undefined> {
    setFailure(null);
    try {
      // The inputs require every field except the order.
      await save(values as TransferDraft);
      return undefined;
    } catch (refusal) {
      const error = refusal instanceof ApiError ? errorOf(refusal) : refusal;
      setFailure(error);
      const faults = faultsOf(error);
      focusFirst(body.current, faults);
      return faults;
    }
  }

  return (
    <Dialog title={t('transfer.title', { name: fullName(student) })} onClose={onClose}>
      <Form record={draft} onSubmit={store} noValidate disableInvalidFormNotification>
        <div ref={body} className={styles.fields}>
          {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
          <ReferenceInput source="groupId" reference="groups" sort="name" />
          <SelectInput
            source="subgroup"
            choices={[1, 2].map((id) => ({ id, name: formatters.choice('subgroup', id) }))}
          />
          <DateInput source="from" label={t('transfer.from')} hint={t('transfer.fromHint')} isPast />
          <TextInput source="orderNumber" label={t('transfer.order')} maxLength={50} isOptional />
        </div>
        <Buttons onClose={onClose} />
      </Form>
    </Dialog>
  );
}

function Buttons({ onClose }: Pick<TransferDialogProps, 'onClose'>) {
  const t = useTexts(studentTexts);
  const ui = useTexts(uiTexts);
  const { isSubmitting } = useFormState();
  return (
    <div className={dialog.actions}>
      <Button type="submit" look="primary" isPending={isSubmitting}>
        {t('transfer.save')}
      </Button>
      <Button onClick={onClose}>{ui('cancel')}</Button>
    </div>
  );
}

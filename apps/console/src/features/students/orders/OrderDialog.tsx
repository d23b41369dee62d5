import { ApiError } from '@semestr/api/client';
import type { Received } from '@semestr/api/endpoint';
import { type order, unfitIn, type UnfitStudent } from '@semestr/api/student-orders';
import { fullName, uncapitalise } from '@semestr/core/display';
import { stateName } from '@semestr/core/student-order-words';
import type { OrderKind } from '@semestr/core/student-orders';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import dialog from '@semestr/ui/dialog.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { useRef, useState } from 'react';
import { Form, HttpError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { errorOf, sentenceOf } from '../../../client.ts';
import { today } from '../../../clock.ts';
import { DateInput } from '../../../ui/form/DateInput.tsx';
import { faultsOf, focusFirst } from '../../../ui/form/refusal.ts';
import { ReferenceInput } from '../../../ui/form/ReferenceInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import type { Values } from '../../../ui/form/use-record-form.tsx';
import { uiTexts } from '../../../ui/texts/index.ts';
import { OrderConsequences } from './OrderConsequences.tsx';
import styles from './orders.module.css';
import { orderTexts } from './texts.ts';

/** An order as written in the form. */
export type OrderDraft = Omit<Received<typeof order>['body'], 'studentIds' | 'kind'>;

interface OrderDialogProps {
  kind: OrderKind;
  /** Full name of the student; null for several students, whose number is `count`. */
  name: string | null;
  count: number;
  /** Stores the order; rejects with the refusal of the call. */
  save: (draft: OrderDraft) => Promise<void>;
  onClose: () => void;
}

const empty = { number: '', until: null, reason: null, groupId: null };

/**
 * Form of an order: its number and date, its days and grounds, and its consequences. When the call is refused, stays
 * open with the error and the students to whom the order cannot apply.
 */
export function OrderDialog({ kind, name, count, save, onClose }: OrderDialogProps) {
  const t = useTexts(orderTexts);
  const [failure, setFailure] = useState<unknown>(null);
  const [unfit, setUnfit] = useState<readonly UnfitStudent[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const [draft] = useState({ ...empty, date: today(), from: today() });

  async function store(values: Values): Promise<Record<string, string> | undefined> {
    setFailure(null);
    setUnfit([]);
    try {
      // The inputs require every field that an order needs.
      await save(values as OrderDraft);
      return undefined;
    } catch (refusal) {
      const error = refusal instanceof ApiError ? errorOf(refusal) : refusal;
      setFailure(error);
      setUnfit(error instanceof HttpError ? unfitIn(error.body?.facts) : []);
      const faults = faultsOf(error);
      focusFirst(body.current, faults);
      return faults;
    }
  }

  const title = name === null ? t(`${kind}.many`, { count }) : t(`${kind}.title`, { name });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form record={draft} onSubmit={store} noValidate disableInvalidFormNotification>
        <div ref={body} className={styles.fields}>
          {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
          {unfit.length > 0 && <RejectedStudents students={unfit} />}
          <div className={styles.pair}>
            <TextInput source="number" label={t('number')} maxLength={50} />
            <DateInput source="date" label={t('date')} isPast />
          </div>
          <div className={styles.pair}>
            <DateInput source="from" label={t('from')} isPast={kind !== 'leave'} />
            {kind === 'leave' && <DateInput source="until" label={t('until')} notBefore="from" />}
          </div>
          {kind === 'reinstate' && (
            <ReferenceInput
              source="groupId"
              label={t('group')}
              hint={t('groupHint')}
              reference="groups"
              sort="name"
              isOptional
            />
          )}
          <TextInput source="reason" label={t('reason')} maxLength={300} isLong isOptional />
          <OrderConsequences kind={kind} />
        </div>
        <Buttons kind={kind} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

/** The students to whom the order cannot apply, each with the reason. */
function RejectedStudents({ students }: { students: readonly UnfitStudent[] }) {
  const t = useTexts(orderTexts);
  return (
    <ul className={styles.unfit}>
      {students.map((student) => (
        <li key={student.id}>
          {fullName(student)}
          {' – '}
          {student.fault === 'earlier' ? t('earlier') : uncapitalise(stateName(student.state, t.language))}
        </li>
      ))}
    </ul>
  );
}

function Buttons({ kind, onClose }: Pick<OrderDialogProps, 'kind' | 'onClose'>) {
  const t = useTexts(orderTexts);
  const ui = useTexts(uiTexts);
  const { isSubmitting } = useFormState();
  return (
    <div className={dialog.actions}>
      <Button type="submit" look="primary" isPending={isSubmitting}>
        {t(`${kind}.save`)}
      </Button>
      <Button onClick={onClose}>{ui('cancel')}</Button>
    </div>
  );
}

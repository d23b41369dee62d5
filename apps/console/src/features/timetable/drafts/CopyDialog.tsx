import * as calls from '@semestr/api/timetable-drafts';
import { dayName } from '@semestr/core/display';
import { isTermCode, termAfter } from '@semestr/core/term';
import { planDays } from '@semestr/core/week-slots';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { RecordField } from '../../../ui/form/RecordField.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import { useTermChoices } from '../../../ui/terms.ts';
import styles from './drafts.module.css';
import { draftTexts } from './texts/index.ts';
import type { OpenedDraft } from './use-drafts.ts';

interface CopyDialogProps {
  draft: OpenedDraft;
  groupId: number;
  onDone: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Offset of the term a year ago, the default, because its timetable is often similar. */
const TERMS_A_YEAR = 2;

/** Copies lessons to the displayed group: from another group or term, or from one day to another. */
export function CopyDialog({ draft, groupId, onDone, onClose }: CopyDialogProps) {
  const t = useTexts(draftTexts);
  const language = useLanguage();
  const call = useCall();
  const terms = useTermChoices();
  const [source, setSource] = useState<number | null>(groupId);
  const [term, setTerm] = useState<string>(termAfter(draft.term, -TERMS_A_YEAR));
  const [day, setDay] = useState('');
  const [toDay, setToDay] = useState('');
  const days = planDays.map((one) => ({ value: String(one), label: dayName(one, language) }));
  return (
    <ConfirmDialog
      title={t('copyTitle')}
      confirm={t('copyConfirm')}
      onConfirm={async () => {
        if (source === null || !isTermCode(term)) return;
        const { added, present } = await call(calls.copy, {
          params: { id: String(draft.id) },
          body: {
            from: { term, groupId: source, ...(day !== '' && { day: Number(day) }) },
            to: { groupId, ...(day !== '' && { day: Number(toDay || day) }) },
          },
        });
        await onDone(
          [t('copied', { count: added }), present > 0 && t('present', { count: present })]
            .filter(Boolean)
            .join(' '),
        );
      }}
      onClose={onClose}
    >
      <p>{t('copyHint')}</p>
      <div className={styles.fields}>
        <RecordField
          label={t('fromGroup')}
          reference="groups"
          sort="name"
          value={source}
          onChange={setSource}
        />
        <SelectField
          label={t('fromTerm')}
          value={term}
          options={terms.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => setTerm(target.value)}
        />
        <SelectField
          label={t('fromDay')}
          value={day}
          placeholder={t('wholeWeek')}
          options={days}
          onChange={({ target }) => setDay(target.value)}
        />
        {day !== '' && (
          <SelectField
            label={t('toDay')}
            value={toDay || day}
            options={days}
            onChange={({ target }) => setToDay(target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

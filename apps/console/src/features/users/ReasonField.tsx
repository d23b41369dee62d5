import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Ref } from 'react';
import styles from './personal-data.module.css';
import { userTexts } from './texts.ts';

const MAX_REASON = 200;

interface ReasonFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (value: string) => void;
  isMissing: boolean;
}

/** Reason for processing a user's data, which the owner can read. */
export function ReasonField({ isMissing, ...field }: ReasonFieldProps) {
  const t = useTexts(userTexts);
  return (
    <div className={styles.field}>
      <TextAreaField
        {...field}
        label={t('personalData.reason')}
        hint={t('personalData.reasonHint')}
        error={isMissing ? t('personalData.missing') : undefined}
        maxLength={MAX_REASON}
      />
    </div>
  );
}

import { useTexts } from '@semestr/ui/language.tsx';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '../form/TextInput.tsx';
import { uiTexts } from '../texts.ts';
import styles from './desk.module.css';
import { type Keys, useKeys } from './use-keys.ts';

/** Why a request is refused: one of the usual reasons, by its digit too, or words of one's own. */
export function RefusalFields({ reasons }: { reasons: readonly string[] }) {
  const t = useTexts(uiTexts);
  const { setValue, setFocus } = useFormContext();
  const choose = (reason: string): void => {
    setValue('rejectionReason', reason, { shouldDirty: true, shouldValidate: true });
    setFocus('rejectionReason');
  };
  const keys: Keys = Object.fromEntries(
    reasons.map((reason, index) => [`Digit${index + 1}`, () => choose(reason)]),
  );
  useKeys(keys);
  return (
    <>
      <div className={styles.reasons}>
        {reasons.map((reason, index) => (
          <button key={reason} type="button" className={styles.reason} onClick={() => choose(reason)}>
            <kbd className={styles.key} aria-hidden>
              {index + 1}
            </kbd>
            {reason}
          </button>
        ))}
      </div>
      <TextInput
        source="rejectionReason"
        label={t('desk.reason')}
        hint={t('desk.reasonHint')}
        maxLength={500}
      />
    </>
  );
}

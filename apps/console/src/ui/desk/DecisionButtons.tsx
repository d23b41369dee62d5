import { useTexts } from '@semestr/ui/language.tsx';
import { Check, X } from 'lucide-react';
import { Button } from '@semestr/ui/Button.tsx';
import { uiTexts } from '../texts.ts';
import styles from './desk.module.css';

interface DecisionButtonsProps<S extends string> {
  accepting: readonly S[];
  rejecting: readonly S[];
  /** The refusal whose reason is being given; null while none is. */
  refusing: S | null;
  /** The decision that is on its way. */
  pending: S | null;
  nameOf: (state: S) => string;
  onAccept: (state: S) => void;
  onRefuse: (state: S | null) => void;
}

/** What can be decided; a refusal is sent only once its reason stands there. */
export function DecisionButtons<S extends string>(props: DecisionButtonsProps<S>) {
  const { accepting, rejecting, refusing, pending, nameOf, onAccept, onRefuse } = props;
  const t = useTexts(uiTexts);
  if (refusing !== null)
    return (
      <div className={styles.decisions}>
        <Button type="submit" look="danger" isPending={pending === refusing}>
          {t('desk.refuseNow')}
        </Button>
        <Button onClick={() => onRefuse(null)}>{t('cancel')}</Button>
      </div>
    );
  return (
    <div className={styles.decisions}>
      {accepting.map((state, index) => (
        <Button
          key={state}
          look={index === 0 ? 'primary' : 'outlined'}
          isPending={pending === state}
          aria-keyshortcuts={index === 0 ? 'a' : undefined}
          // Without a button that sends the form, Enter in one of several fields would do nothing.
          {...(index === 0 ? { type: 'submit' } : { onClick: () => onAccept(state) })}
        >
          <Check size={16} strokeWidth={1.75} aria-hidden />
          {nameOf(state)}
          {index === 0 && (
            <kbd className={styles.key} aria-hidden>
              A
            </kbd>
          )}
        </Button>
      ))}
      {rejecting.map((state, index) => (
        <Button key={state} aria-keyshortcuts={index === 0 ? 'r' : undefined} onClick={() => onRefuse(state)}>
          <X size={16} strokeWidth={1.75} aria-hidden />
          {nameOf(state)}
          {index === 0 && (
            <kbd className={styles.key} aria-hidden>
              R
            </kbd>
          )}
        </Button>
      ))}
      <p className={styles.told}>{t('desk.notified')}</p>
    </div>
  );
}

import { Button, IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Star } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../form/TextInput.tsx';
import { uiTexts } from '../texts/index.ts';
import { toggleFavourite, useFavourites } from './favourites.ts';
import styles from './pane.module.css';
import { ReasonChips } from './ReasonChips.tsx';
import { deskTexts } from './texts.ts';
import type { NamedKind } from './use-kinds.ts';

interface RejectionReasonProps {
  kind: NamedKind;
  /** Whether the rejection is open, so that digits select a reason and a custom one can be typed. */
  isRefusing: boolean;
  isPending: boolean;
  onRefuse: (reason: string) => void;
  onOpen: () => void;
  onCancel: () => void;
}

/** Reason for rejecting a request: one of the frequent reasons, which are always visible, or a custom one. */
export function RejectionReason({
  kind,
  isRefusing,
  isPending,
  onRefuse,
  onOpen,
  onCancel,
}: RejectionReasonProps) {
  const t = useTexts(deskTexts);
  const { setFocus } = useFormContext();
  const common = useTexts(uiTexts);
  const own = (): void => {
    // The field must be rendered before it can be focused.
    flushSync(onOpen);
    setFocus('rejectionReason');
  };
  return (
    <>
      <div className={styles.reasons} role="group" aria-label={t('reasons')}>
        <span className={styles.reasonsName} aria-hidden>
          {t('reasons')}
        </span>
        <ReasonChips kind={kind} hasKeys onChoose={onRefuse} />
        {!isRefusing && (
          <Button look="text" onClick={own}>
            {t('ownReason')}
          </Button>
        )}
      </div>
      {isRefusing && (
        <>
          <p role="status" className={styles.notice}>
            {t('refusing')}
          </p>
          <div className={styles.ownReason}>
            <TextInput source="rejectionReason" label={t('reason')} hint={t('reasonHint')} maxLength={500} />
            <Favourite kind={kind} />
          </div>
          <div className={styles.decisions}>
            <Button type="submit" look="danger" isPending={isPending}>
              {t('refuseNow')}
            </Button>
            <Button onClick={onCancel}>{common('cancel')}</Button>
          </div>
        </>
      )}
    </>
  );
}

/** Saves the typed reason for later rejections, or removes it. */
function Favourite({ kind: { kind } }: { kind: NamedKind }) {
  const t = useTexts(deskTexts);
  const typed: unknown = useWatch({ name: 'rejectionReason' });
  const reason = typeof typed === 'string' ? typed.trim() : '';
  const isKept = useFavourites(kind).includes(reason);
  return (
    <IconButton
      label={t(isKept ? 'dropReason' : 'keepReason')}
      aria-pressed={isKept}
      disabled={reason === ''}
      onClick={() => toggleFavourite(kind, reason)}
    >
      <Star size={16} strokeWidth={1.75} fill={isKept ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
}

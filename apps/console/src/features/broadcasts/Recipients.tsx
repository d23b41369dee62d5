import { useTexts } from '@semestr/ui/language.tsx';
import { useWatch } from 'react-hook-form';
import { sentenceOf } from '../../client.ts';
import styles from './broadcasts.module.css';
import { broadcastTexts } from './texts.ts';
import { useRecipients } from './use-recipients.ts';
import type { BroadcastDraft } from './broadcast-draft.ts';

/** Number of recipients, "Получат 128 человек"; changes are announced to screen readers. */
export function Recipients() {
  const t = useTexts(broadcastTexts);
  const { audience, sendAt } = useWatch<BroadcastDraft>();
  const { recipients, error } = useRecipients();
  function recipientsText(): string {
    if (!audience) return '';
    if (error) return sentenceOf(error);
    if (recipients === undefined) return t('counting');
    if (recipients === 0) return t('noneFound');
    return t(sendAt === null ? 'willGet' : 'wouldGet', { count: recipients });
  }
  return (
    <p className={styles.recipients} role="status">
      {recipientsText()}
    </p>
  );
}

/** Label of the submit button: "Отправить 128", "Запланировать". */
export function SubmitLabel() {
  const t = useTexts(broadcastTexts);
  const { sendAt } = useWatch<BroadcastDraft>();
  const { recipients } = useRecipients();
  if (sendAt !== null) return t('plan');
  return recipients ? t('sendTo', { count: recipients }) : t('send');
}

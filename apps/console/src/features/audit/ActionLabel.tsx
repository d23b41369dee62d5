import type { Reply } from '@semestr/api/endpoint';
import type { audit } from '@semestr/api/audit';
import { actionKey, repeatsOf } from '@semestr/core/audit';
import { localTime } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { useFormatters } from '../../ui/kind/use-formatters.ts';
import styles from './audit.module.css';
import { auditTexts } from './texts.ts';

/** The action; for failures that are counted together also their number and the time of the last one. */
export function ActionLabel({ action, details }: Pick<Reply<typeof audit.one>, 'action' | 'details'>) {
  const t = useTexts(auditTexts);
  const word = useFormatters().choice('action', actionKey(action));
  const repeats = repeatsOf(action, details);
  if (!repeats) return word;
  const { count, lastAt, areOthers } = repeats;
  const often = t('repeats', { count, time: localTime(new Date(lastAt)) });
  return (
    <>
      {word}
      <span className={styles.often}>
        <Caption>{areOthers ? `${t('others')}: ${often}` : often}</Caption>
      </span>
    </>
  );
}

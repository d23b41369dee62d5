import { newIdempotencyKey } from '@semestr/api/idempotency-key';
import { academicYearLabel } from '@semestr/core/calendar';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useState } from 'react';
import { sentenceOf } from '../../client.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Counts } from './Counts.tsx';
import styles from './new-year.module.css';
import { countOf, isEmpty } from './plan.ts';
import { newYearTexts } from './texts/index.ts';
import type { Planning } from './use-plan.ts';

interface ApplyBarProps {
  planning: Planning;
  readAgain: () => Promise<void>;
}

/** Checks the plan, shows its effects or errors, and applies it after a confirmation. */
export function ApplyBar({ planning, readAgain }: ApplyBarProps) {
  const { plan, outcome, check, start, forget } = planning;
  const t = useTexts(newYearTexts);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** Idempotency key of the open confirmation, so that a double click applies the plan once. */
  const [idempotencyKey, setIdempotencyKey] = useState<string | null>(null);
  const nothing = isEmpty(plan);

  async function wait(work: () => Promise<void>): Promise<void> {
    setPending(true);
    setFailure(null);
    await work().catch(setFailure);
    setPending(false);
  }

  async function begin(key: string): Promise<void> {
    if (await start(key)) {
      toast('success', t('started'));
      await readAgain();
    }
    setIdempotencyKey(null);
  }

  return (
    <div className={styles.bar}>
      <div role="status">
        {outcome?.counts && (
          <section className={styles.outcome} aria-label={t('outcome')}>
            <h2 className={styles.outcomeTitle}>{t('outcome')}</h2>
            <Counts counts={outcome.counts} />
          </section>
        )}
      </div>
      {outcome && !outcome.counts && (
        <Banner
          kind="error"
          action={
            <Button
              onClick={() =>
                void wait(async () => {
                  await readAgain();
                  forget();
                })
              }
            >
              {t('readAgain')}
            </Button>
          }
        >
          {outcome.faults.whole === null
            ? t('faulty', { count: countOf(outcome.faults) })
            : t(`faults.${outcome.faults.whole}`)}
        </Banner>
      )}
      {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
      <div className={styles.buttons}>
        <Button
          look={outcome?.counts ? 'outlined' : 'primary'}
          disabled={nothing}
          isPending={isPending}
          onClick={() => void wait(check)}
        >
          {t('check')}
        </Button>
        {outcome?.counts && (
          <Button look="primary" onClick={() => setIdempotencyKey(newIdempotencyKey())}>
            {t('start')}
          </Button>
        )}
        <span className={styles.second}>{t(nothing ? 'nothingTaken' : 'checkHint')}</span>
      </div>
      {idempotencyKey !== null && outcome?.counts && (
        <ConfirmDialog
          title={t('startTitle', { year: academicYearLabel(plan.year) })}
          confirm={t('startConfirm')}
          onConfirm={() => begin(idempotencyKey)}
          onClose={() => setIdempotencyKey(null)}
        >
          <Counts counts={outcome.counts} />
          <p>{t('startHint')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

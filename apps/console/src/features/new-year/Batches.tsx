import * as calls from '@semestr/api/new-year';
import type { Reply } from '@semestr/api/endpoint';
import { momentInWords } from '@semestr/core/moments';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { today } from '../../clock.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import styles from './new-year.module.css';
import { newYearTexts } from './texts/index.ts';

export type Undone = Reply<typeof calls.undo>;

interface BatchesProps {
  batches: calls.NewYear['batches'];
  onUndone: (undone: Undone) => Promise<void>;
}

/** Changes already applied for this year, each with a button to undo it. */
export function Batches({ batches, onUndone }: BatchesProps) {
  const t = useTexts(newYearTexts);
  const call = useCall();
  const [batchId, setBatchId] = useState<number | null>(null);
  if (batches.length === 0) return null;
  return (
    <Section title={t('batches.title')}>
      <ul className={styles.facts}>
        {batches.map(({ id, at, by, moved, graduated, made, isUndone }) => {
          const moment = momentInWords(new Date(at), t.language, today());
          return (
            <li key={id} className={styles.fact}>
              <span>{by === null ? moment : t('batches.by', { at: moment, by })}</span>
              <span className={styles.second}>{t('batches.counts', { moved, graduated, made })}</span>
              {isUndone ? (
                <span className={styles.second}>{t('batches.isUndone')}</span>
              ) : (
                <Button look="text" onClick={() => setBatchId(id)}>
                  <Undo2 size={16} strokeWidth={1.75} aria-hidden />
                  {t('batches.undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {batchId !== null && (
        <ConfirmDialog
          title={t('batches.undoTitle')}
          confirm={t('batches.undoConfirm')}
          isDangerous
          onConfirm={async () => {
            const undone = await call(calls.undo, { body: { batchId } });
            setBatchId(null);
            await onUndone(undone);
          }}
          onClose={() => setBatchId(null)}
        >
          {t('batches.undoHint')}
        </ConfirmDialog>
      )}
    </Section>
  );
}

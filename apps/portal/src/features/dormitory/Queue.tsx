import type { QueueProgress } from '@semestr/core/dormitory';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section } from '@semestr/ui/Section.tsx';
import styles from './dormitory.module.css';
import { dormitoryTexts } from './texts.ts';
import { useDay } from './dormitory.ts';

type Step = QueueProgress['steps'][number];

const PAGE_SIZE = 8;

const placeCell = ({ place }: Step) => <b>{place}</b>;

/** Change of the position since the first recorded day. */
function QueueMovement({ progress: { from, moved, steps } }: { progress: QueueProgress }) {
  const t = useTexts(dormitoryTexts);
  const date = useDay()(from.on);
  if (steps.length === 0) return t('still', { date });
  if (moved === 0) return t('again', { date });
  return t(moved > 0 ? 'nearer' : 'farther', { date, count: Math.abs(moved), place: from.place });
}

/** Days on which the position changed. */
function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useTexts(dormitoryTexts);
  const day = useDay();
  const columns: readonly Column<Step>[] = [
    { key: 'date', head: t('stepColumns.date'), cell: ({ on }) => day(on) },
    { key: 'place', head: t('stepColumns.place'), isNumber: true, cell: placeCell },
    {
      key: 'moved',
      head: t('stepColumns.moved'),
      isNumber: true,
      cell: ({ moved }) => t(moved > 0 ? 'movedNearer' : 'movedFarther', { count: Math.abs(moved) }),
    },
  ];
  return (
    <details className={styles.steps}>
      <summary>{t('steps')}</summary>
      <DataTable
        caption={t('steps')}
        isCaptionHidden
        isPrivate
        isNarrow
        columns={columns}
        rows={steps}
        keyOf={({ on }) => on}
        pageSize={PAGE_SIZE}
        moreLabel={(left) => t('moreSteps', { count: left })}
      />
    </details>
  );
}

/** The position in the queue, with its history. */
export function Queue({ place, progress }: { place: number; progress: QueueProgress | null }) {
  const t = useTexts(dormitoryTexts);
  return (
    <Section title={t('queue')}>
      <div {...asPrivate}>
        <p className={styles.figure}>
          <b>{t('place', { place })}</b> {t('inQueue')}
        </p>
        {progress && (
          <p className={styles.sentence}>
            <QueueMovement progress={progress} />
          </p>
        )}
      </div>
      {progress && <p className={styles.rule}>{t('rule')}</p>}
      {progress && progress.steps.length > 0 && <Steps steps={progress.steps} />}
    </Section>
  );
}

import type { audit } from '@semestr/api/audit';
import type { Reply } from '@semestr/api/endpoint';
import { localTime } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useGetList } from 'react-admin';
import { Reference } from '../../ui/record/Reference.tsx';
import { keyOf, type SheetData } from './sheet-data.ts';
import styles from './bar.module.css';
import type { Sheet } from './sheet-store.ts';
import { sheetTexts } from './texts.ts';

interface DecisionProps {
  /** The key of the cell. */
  cell: string;
  sheet: Sheet;
  data: SheetData;
  onGoTo: (key: string) => void;
}

/** A cell that requires a decision: the student, the problem and the possible actions. */
export function Decision({ cell, sheet, data, onGoTo }: DecisionProps) {
  const t = useTexts(sheetTexts);
  const life = useSyncExternalStore(sheet.watch(cell), () => sheet.lifeOf(cell));
  const student = data.rows.find(({ id }) => cell.startsWith(`${id}/`));
  const lesson = data.columns.find(({ id }) => student && cell === keyOf(student.id, id));
  if (life.state !== 'conflict' && life.state !== 'refused') return null;
  const whose = `${student?.name ?? ''}, ${lesson?.type ?? ''} ${lesson?.number ?? ''}`;
  const Icon = life.state === 'conflict' ? TriangleAlert : CircleAlert;
  return (
    <li className={styles.decision}>
      <Icon size={16} strokeWidth={1.75} className={styles[life.state]} aria-hidden />
      <b>{whose}</b>
      <span className={styles.why}>
        {life.state === 'refused'
          ? `${life.sentence ?? t('notMark')} ${t('notStored', { text: life.text })}`
          : t('differs', { mine: markText(life.typed), theirs: markText(life.stored?.mark ?? null) })}
        {life.state === 'conflict' && life.stored && <ByWhom id={life.stored.id} />}
      </span>
      <span className={styles.actions}>
        {life.state === 'conflict' ? (
          <>
            <Button
              aria-label={t('keepOf', { mark: markText(life.stored?.mark ?? null), whose })}
              onClick={() => decide(sheet.giveBack)}
            >
              {t('keep', { mark: markText(life.stored?.mark ?? null) })}
            </Button>
            <Button
              aria-label={t('putOf', { mark: markText(life.typed), whose })}
              onClick={() => decide(sheet.insist)}
            >
              {t('put', { mark: markText(life.typed) })}
            </Button>
          </>
        ) : (
          <Button aria-label={t('toCellOf', { whose })} onClick={() => onGoTo(cell)}>
            {t('toCell')}
          </Button>
        )}
      </span>
    </li>
  );

  function markText(mark: number | null): string {
    return mark === null ? t('nothing') : String(mark);
  }

  function decide(act: (key: string) => void): void {
    act(cell);
    onGoTo(cell);
  }
}

/** Author and time of the last change of a mark. */
function ByWhom({ id }: { id: number }) {
  const t = useTexts(sheetTexts);
  const { data } = useGetList<Reply<typeof audit.one>>('audit', {
    filter: { subject: `lesson-marks/${id}` },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  const last = data?.[0];
  if (!last || last.userId === null) return null;
  return (
    <>
      {' '}
      (<Reference resource="users" id={last.userId} />, {t('at', { time: localTime(new Date(last.at)) })})
    </>
  );
}

import type { audit } from '@semestr/api/audit';
import type { Reply } from '@semestr/api/endpoint';
import { localTime } from '@semestr/core/dates';
import type { CellMark } from '@semestr/core/sheet-cell';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useGetList } from 'react-admin';
import { Reference } from '../../ui/record/Reference.tsx';
import styles from './bar.module.css';
import type { Sheet } from './sheet-store.ts';
import { gridTexts } from './texts.ts';

/** Texts about cells, used in the messages below a sheet. */
export interface CellTexts {
  /** Record type of the marks. */
  resource: string;
  /** Returns the row and the column of a cell: "Иванов Иван, ЛК 3". */
  nameOf: (key: string) => string;
  /** Explains what can be entered in a cell. */
  hintOf: (key: string) => string;
}

interface DecisionProps {
  /** The key of the cell. */
  cell: string;
  sheet: Sheet;
  about: CellTexts;
  onGoTo: (key: string) => void;
}

/** A cell that requires a decision: the student, the problem and the possible actions. */
export function Decision({ cell, sheet, about, onGoTo }: DecisionProps) {
  const t = useTexts(gridTexts);
  const life = useSyncExternalStore(sheet.watch(cell), () => sheet.lifeOf(cell));
  if (life.state !== 'conflict' && life.state !== 'refused') return null;
  const whose = about.nameOf(cell);
  const Icon = life.state === 'conflict' ? TriangleAlert : CircleAlert;
  return (
    <li className={styles.decision}>
      <Icon size={16} strokeWidth={1.75} className={styles[life.state]} aria-hidden />
      <b>{whose}</b>
      <span className={styles.why}>
        {life.state === 'refused'
          ? `${life.sentence ?? about.hintOf(cell)} ${t('notStored', { text: life.text })}`
          : t('differs', { mine: markText(life.typed), theirs: markText(life.stored?.mark ?? null) })}
        {life.state === 'conflict' && life.stored && (
          <LastChange subject={`${about.resource}/${life.stored.id}`} />
        )}
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

  function markText(mark: CellMark): string {
    return mark ?? t('nothing');
  }

  function decide(act: (key: string) => void): void {
    act(cell);
    onGoTo(cell);
  }
}

/** Author and time of the last change of a mark. */
function LastChange({ subject }: { subject: string }) {
  const t = useTexts(gridTexts);
  const { data } = useGetList<Reply<typeof audit.one>>('audit', {
    filter: { subject },
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

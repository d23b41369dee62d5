import { keepOnOneLine } from '@semestr/core/display';
import type { Attendance, DayLesson } from '@semestr/api/journal';
import { Button } from '@semestr/ui/Button.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { lastRecordAt } from './headman.ts';
import styles from './roster.module.css';
import { changesOf, type Hours, missedBy } from '@semestr/core/roster';
import { headmanTexts } from './texts.ts';

interface ConflictProps {
  /** The roster saved by another user. */
  lesson: DayLesson;
  /** The roster entered here. */
  hours: Hours;
  isPending: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

const nameCell = ({ fio }: Attendance) => <span lang="ru">{fio}</span>;

/** Compares the entries of two users for the same lesson. */
export function Conflict({ lesson, hours, isPending, onMine, onTheirs, onClose }: ConflictProps) {
  const t = useTexts(headmanTexts);
  const noted = lastRecordAt(lesson);
  const name = lesson.notedBy && keepOnOneLine(lesson.notedBy);
  const changed = new Set(changesOf(lesson.students, hours).map(({ student }) => student));
  const written = (missed: number): string => (missed === 0 ? t('here') : t('hours', { count: missed }));
  const columns: readonly Column<Attendance>[] = [
    { key: 'student', head: t('conflict.student'), cell: nameCell },
    {
      key: 'theirs',
      head: t('conflict.theirs'),
      isNamedOnCard: true,
      cell: (student) => written(missedBy(student)),
    },
    { key: 'mine', head: t('conflict.mine'), isNamedOnCard: true, cell: ({ id }) => written(hours[id] ?? 0) },
  ];
  return (
    <Dialog title={t('conflict.title')} onClose={onClose}>
      <p {...asPrivate}>
        {noted && name ? t('conflict.by', { name, time: noted.time }) : t('conflict.text')}
      </p>
      <DataTable
        caption={t('conflict.title')}
        isCaptionHidden
        isPrivate
        columns={columns}
        rows={lesson.students.filter(({ id }) => changed.has(id))}
        keyOf={({ id }) => id}
        empty={<p>{t('conflict.same')}</p>}
      />
      <div className={styles.actions}>
        <Button onClick={onTheirs}>{t('conflict.keepTheirs')}</Button>
        <Button look="primary" isPending={isPending} onClick={onMine}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </Dialog>
  );
}

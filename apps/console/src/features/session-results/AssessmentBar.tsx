import * as files from '@semestr/api/session-results';
import { wordOf } from '@semestr/core/data-words';
import { readDay } from '@semestr/core/typed';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { today } from '../../clock.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { DayField } from '../../ui/form/DayField.tsx';
import { RecordField } from '../../ui/form/RecordField.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import type { Grid } from '../../ui/sheet/grid-store.ts';
import { keyOf, type SheetOf } from '../../ui/sheet/sheet-store.ts';
import type { Assessments } from './assessments.ts';
import type { Assessment, Column, ResultMark } from './results-data.ts';
import styles from './results.module.css';
import { storeResult } from './save.ts';
import { sessionResultTexts } from './texts.ts';
import type { Results } from './use-results.ts';

type ResultSheet = SheetOf<ResultMark>;

/** Whether the day is in the future; the server accepts no marks for it. */
const isInFuture = ({ date }: Assessment): boolean => date !== null && date > today();

interface AssessmentBarProps {
  sheet: ResultSheet;
  grid: Grid;
  data: Results;
  assessments: Assessments;
}

/** Assessment of the active cell's discipline: the date and teacher of its marks, and the sheet to sign. */
export function AssessmentBar({ sheet, grid, data, assessments }: AssessmentBarProps) {
  const at = useSyncExternalStore(grid.watchActive, () => grid.at().column);
  const column = data.columns[at];
  return column ? <AssessmentFields key={column.id} {...{ sheet, data, assessments, column }} /> : null;
}

interface AssessmentFieldsProps extends Omit<AssessmentBarProps, 'grid'> {
  column: Column;
}

function AssessmentFields({ sheet, data, assessments, column }: AssessmentFieldsProps) {
  const t = useTexts(sessionResultTexts);
  const assessment = useSyncExternalStore(assessments.watch(column.id), () => assessments.of(column.id));
  const choose = (change: Partial<Assessment>): void =>
    assessments.choose(column.id, { ...assessment, ...change });
  return (
    <section aria-label={t('discipline')} className={styles.bar}>
      <div className={styles.name}>
        <h2>{column.name}</h2>
        <p>
          {wordOf('control', column.control, t.language)}. {t('assessmentHint')}
        </p>
      </div>
      <div className={styles.day}>
        <DayField
          label={t('date')}
          value={assessment.date ?? ''}
          error={isInFuture(assessment) ? t('inFuture') : undefined}
          onChange={(day) => choose({ date: readDay(day) })}
        />
      </div>
      <div className={styles.teacher}>
        <RecordField
          label={t('teacher')}
          placeholder={t('teacherChoose')}
          reference="employees"
          sort="lastName"
          value={assessment.teacherId}
          onChange={(teacherId) => choose({ teacherId })}
        />
      </div>
      <div className={styles.actions}>
        <ApplyButton sheet={sheet} data={data} column={column} assessment={assessment} />
        <DownloadButton
          call={files.sheet}
          request={{
            params: { groupId: String(data.group.id) },
            query: { disciplineId: String(column.id) },
          }}
        >
          {t('sheet')}
        </DownloadButton>
      </div>
    </section>
  );
}

/** Applies the date and teacher to the discipline's marks that have different ones. */
function ApplyButton({
  sheet,
  data,
  column,
  assessment,
}: {
  sheet: ResultSheet;
  data: Results;
  column: Column;
  assessment: Assessment;
}) {
  const t = useTexts(sessionResultTexts);
  const call = useCall();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const differs = ({ date, teacherId }: ResultMark): boolean =>
    date !== assessment.date || teacherId !== assessment.teacherId;
  const cells = () =>
    data.rows.flatMap(({ id }) => {
      const life = sheet.lifeOf(keyOf(id, column.id));
      const isSettled = life.state === 'clean' || life.state === 'saved';
      return isSettled && life.stored && differs(life.stored) ? [{ rowId: id, stored: life.stored }] : [];
    });
  const count = useSyncExternalStore(sheet.watch(`column ${column.id}`), () => cells().length);

  async function apply(): Promise<void> {
    setPending(true);
    try {
      for (const { rowId, stored } of cells()) {
        const cell = { rowId, columnId: column.id };
        const { id, version, mark, date, teacherId, retakes, isDifference } = await storeResult(call, cell, {
          ...stored,
          ...assessment,
        });
        const renewed = { id, version, mark: mark ?? stored.mark, date, teacherId, retakes, isDifference };
        sheet.renew(keyOf(rowId, column.id), renewed);
      }
    } catch (error) {
      notify(t('notApplied', { why: sentenceOf(error) }), { type: 'error' });
    }
    setPending(false);
  }

  if (count === 0 || isInFuture(assessment)) return null;
  return (
    <Button isPending={isPending} onClick={() => void apply()}>
      {t('apply', { count })}
    </Button>
  );
}

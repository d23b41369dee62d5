import { isForSubgroup, type JournalType } from '@semestr/core/journal';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { SearchX } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { Bar } from './Bar.tsx';
import { createGrid } from './grid-store.ts';
import { PasteLine } from './PasteLine.tsx';
import { createSave } from './save.ts';
import type { Row, SheetData } from './sheet-data.ts';
import styles from './sheet.module.css';
import { createSheet } from './sheet-store.ts';
import { focusActive, SheetGrid } from './SheetGrid.tsx';
import { sheetTexts } from './texts.ts';
import { sheetOf } from './use-address.ts';

interface MarksSheetProps {
  data: SheetData;
  label: string;
  /** Only lessons of this type; null for all. */
  type: JournalType | null;
  /** Only this subgroup; null for both. */
  subgroup: number | null;
}

/** The grid of a loaded sheet, with the status of its cells below. */
export function MarksSheet({ data, label, type, subgroup }: MarksSheetProps) {
  const t = useTexts(sheetTexts);
  const call = useCall();
  const provider = useDataProvider();
  const [sheet] = useState(() => createSheet(data, createSave(call, provider)));
  const { columns, rows, grid } = useMemo(() => {
    const ofSubgroup = data.columns.filter(
      (column) =>
        (type === null || column.type === type) &&
        (subgroup === null || isForSubgroup(column.subgroup, subgroup)),
    );
    // A student who left the subgroup keeps the days and the marks there.
    const wasThere = ({ enrolments, noted }: Row) =>
      enrolments.some((one) => one.subgroup === subgroup) ||
      ofSubgroup.some((one) => one.subgroup > 0 && noted.has(one.id));
    const ofRows = data.rows.filter((row) => subgroup === null || row.subgroup === subgroup || wasThere(row));
    return { columns: ofSubgroup, rows: ofRows, grid: createGrid(sheet, ofRows, ofSubgroup) };
  }, [data, type, subgroup, sheet]);
  const summary = useSyncExternalStore(sheet.watch('summary'), sheet.summary);

  useEffect(() => {
    window.addEventListener('online', sheet.resume);
    return () => window.removeEventListener('online', sheet.resume);
  }, [sheet]);

  const trouble = [...summary.conflicts, ...summary.refused];

  /** Moves to the next cell that requires a decision, in the order of the sheet. */
  function toTrouble(): void {
    const keys = rows.flatMap((_, row) => columns.map((__, column) => grid.keyAt({ row, column })));
    const { row, column } = grid.at();
    const now = row * columns.length + column;
    const sorted = trouble
      .map((key) => keys.indexOf(key))
      .filter((index) => index >= 0)
      .toSorted((a, b) => a - b);
    const next = sorted.find((index) => index > now) ?? sorted[0];
    const key = next === undefined ? undefined : keys[next];
    if (key !== undefined) goTo(key);
  }

  function goTo(key: string): void {
    if (grid.goTo(key)) focusActive(grid);
  }

  if (rows.length === 0 || columns.length === 0)
    return <Empty icon={SearchX} title={t('noneShown')} hint={t('noneShownHint')} />;
  return (
    <>
      <LeaveGuard
        isHeld={summary.saving + trouble.length > 0}
        isLeft={(from, to) => from.pathname !== to.pathname || sheetOf(from.search) !== sheetOf(to.search)}
      />
      <PasteLine sheet={sheet} onUndone={() => focusActive(grid)} />
      <div className={styles.sheet}>
        <SheetGrid
          label={label}
          sheet={sheet}
          grid={grid}
          rows={rows}
          columns={columns}
          hours={data.hours}
          toTrouble={toTrouble}
        />
      </div>
      <Bar sheet={sheet} data={data} summary={summary} onGoTo={goTo} />
    </>
  );
}

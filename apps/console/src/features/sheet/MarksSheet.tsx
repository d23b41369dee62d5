import { enrolmentOn } from '@semestr/core/enrolments';
import { isForSubgroup, type JournalType } from '@semestr/core/journal';
import { parseJournalMark } from '@semestr/core/sheet-text';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useCall } from '../../ui/record/use-call.ts';
import { createGrid } from '../../ui/sheet/grid-store.ts';
import { createSheet } from '../../ui/sheet/sheet-store.ts';
import { Spreadsheet } from '../../ui/sheet/Spreadsheet.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { createJournalSave } from './save.ts';
import type { Column, Row, SheetData } from './sheet-data.ts';
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

/** Whether the student was in the lesson's group and subgroup on its day, or has a mark or an absence in it. */
function canHaveMark({ enrolments, noted }: Row, { id, date, subgroup }: Column): boolean {
  const then = enrolmentOn(enrolments, date);
  return (then !== null && isForSubgroup(subgroup, then.subgroup)) || noted.has(id);
}

/** The grid of a loaded sheet, with the status of its cells below. */
export function MarksSheet({ data, label, type, subgroup }: MarksSheetProps) {
  const t = useTexts(sheetTexts);
  const call = useCall();
  const provider = useDataProvider();
  const [sheet] = useState(() =>
    createSheet({ ...data, read: parseJournalMark, save: createJournalSave(call, provider) }),
  );
  const { columns, rows, grid } = useMemo(() => {
    const ofSubgroup = data.columns.filter(
      (column) =>
        (type === null || column.type === type) &&
        (subgroup === null || isForSubgroup(column.subgroup, subgroup)),
    );
    // A student who left the subgroup is still listed with its earlier lessons and marks.
    const wasThere = ({ enrolments, noted }: Row) =>
      enrolments.some((one) => one.subgroup === subgroup) ||
      ofSubgroup.some((one) => one.subgroup > 0 && noted.has(one.id));
    const ofRows = data.rows.filter((row) => subgroup === null || row.subgroup === subgroup || wasThere(row));
    const visible = { rows: ofRows, columns: ofSubgroup };
    return { ...visible, grid: createGrid({ sheet, ...visible, canHaveMark }) };
  }, [data, type, subgroup, sheet]);

  /** Returns the student and the lesson of a cell. */
  function nameOf(key: string): string {
    const [rowId, columnId] = key.split('/').map(Number);
    const student = data.rows.find(({ id }) => id === rowId);
    const lesson = data.columns.find(({ id }) => id === columnId);
    return `${student?.name ?? ''}, ${lesson?.type ?? ''} ${lesson?.number ?? ''}`;
  }

  if (rows.length === 0 || columns.length === 0)
    return <Empty icon={SearchX} title={t('noneShown')} hint={t('noneShownHint')} />;
  return (
    <Spreadsheet
      label={label}
      sheet={sheet}
      grid={grid}
      about={{ resource: 'lesson-marks', nameOf, hintOf: () => t('notMark') }}
      isLeft={(from, to) => from.pathname !== to.pathname || sheetOf(from.search) !== sheetOf(to.search)}
    >
      <GridHead sheet={sheet} rows={rows} columns={columns} />
      <tbody>
        {rows.map((row, index) => (
          <GridRow
            key={row.id}
            sheet={sheet}
            grid={grid}
            row={row}
            index={index}
            columns={columns}
            hours={data.hours}
          />
        ))}
      </tbody>
    </Spreadsheet>
  );
}

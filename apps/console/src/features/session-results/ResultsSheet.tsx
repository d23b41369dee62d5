import { parseResultMark } from '@semestr/core/sheet-text';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { today } from '../../clock.ts';
import { useCall } from '../../ui/record/use-call.ts';
import { createGrid } from '../../ui/sheet/grid-store.ts';
import { createSheet } from '../../ui/sheet/sheet-store.ts';
import { Spreadsheet } from '../../ui/sheet/Spreadsheet.tsx';
import { AssessmentBar } from './AssessmentBar.tsx';
import { createAssessments } from './assessments.ts';
import type { Column } from './results-data.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { ResultsRow } from './ResultsRow.tsx';
import styles from './results.module.css';
import { createResultSave } from './save.ts';
import { sessionResultTexts } from './texts.ts';
import { sheetOf } from './use-address.ts';
import type { Results } from './use-results.ts';

/** Any cell can have a mark, because even a student on leave may retake an exam. */
const canHaveMark = () => true;

/** The grid of loaded results, with the assessment of the active discipline above. */
export function ResultsSheet({ data }: { data: Results }) {
  const t = useTexts(sessionResultTexts);
  const call = useCall();
  const provider = useDataProvider();
  const columnOf = (id: number): Column | undefined => data.columns.find((column) => column.id === id);
  const [{ assessments, sheet, grid }] = useState(() => {
    const newAssessments = createAssessments(data, today());
    const newSheet = createSheet({
      ...data,
      read: (text, id) => parseResultMark(text, columnOf(id)?.control ?? 'Экзамен'),
      save: createResultSave(call, provider, { empty: data.empty, assessmentOf: newAssessments.of }),
    });
    return {
      assessments: newAssessments,
      sheet: newSheet,
      grid: createGrid({ ...data, sheet: newSheet, canHaveMark }),
    };
  });

  const idsOf = (key: string) => key.split('/').map(Number);
  /** Returns the student and the discipline of a cell. */
  function nameOf(key: string): string {
    const [rowId, columnId = 0] = idsOf(key);
    return `${data.rows.find(({ id }) => id === rowId)?.name ?? ''}, ${columnOf(columnId)?.abbrev ?? ''}`;
  }
  const hintOf = ({ control }: Pick<Column, 'control'>): string =>
    t(control === 'Зачет' ? 'hintCredit' : 'hintNumber');

  return (
    <div className={styles.page}>
      <AssessmentBar sheet={sheet} grid={grid} data={data} assessments={assessments} />
      <Spreadsheet
        label={t('title', { group: data.group.name })}
        sheet={sheet}
        grid={grid}
        about={{
          resource: 'marks',
          nameOf,
          hintOf: (key) => hintOf(columnOf(idsOf(key)[1] ?? 0) ?? { control: 'Экзамен' }),
        }}
        isLeft={(from, to) => from.pathname !== to.pathname || sheetOf(from.search) !== sheetOf(to.search)}
      >
        <ResultsHead sheet={sheet} rows={data.rows} columns={data.columns} />
        <tbody>
          {data.rows.map((row, index) => (
            <ResultsRow
              key={row.id}
              sheet={sheet}
              grid={grid}
              row={row}
              index={index}
              columns={data.columns}
            />
          ))}
        </tbody>
      </Spreadsheet>
    </div>
  );
}

import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import styles from './table-imports.module.css';
import { tableImportTexts } from './texts/index.ts';

const steps = ['file', 'columns', 'check', 'result'] as const;
type StepName = (typeof steps)[number];

interface StepsProps {
  current: StepName;
  /** Whether the file is a timetable, which has no columns to select. */
  isGrid: boolean;
  /** Returns to an earlier step; null when that is no longer possible. */
  onGo: ((step: 'columns') => void) | null;
}

/** The steps of an import: earlier ones can be revisited until the rows are imported. */
export function Steps({ current, isGrid, onGo }: StepsProps) {
  const t = useTexts(tableImportTexts);
  const at = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('steps.title')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} className={styles.step}>
          <span>{index + 1}</span>
          {nameOf(step, index < at)}
        </li>
      ))}
    </ol>
  );

  function nameOf(step: StepName, isPast: boolean) {
    const name = t(step === 'columns' && isGrid ? 'steps.grid' : `steps.${step}`);
    if (!isPast || onGo === null) return name;
    if (step === 'file') return <Link to="/table-imports">{name}</Link>;
    if (step !== 'columns') return name;
    return (
      <button type="button" className={styles.stepBack} onClick={() => onGo('columns')}>
        {name}
      </button>
    );
  }
}

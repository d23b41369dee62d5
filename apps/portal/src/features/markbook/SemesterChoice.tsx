import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { useId } from 'react';
import type { Page } from './markbook.ts';
import styles from './markbook.module.css';
import { markbookTexts } from './texts.ts';

interface SemesterChoiceProps {
  pages: readonly Page[];
  /** Null for all. */
  chosen: number | null;
  onChoose: (semester: number | null) => void;
}

/** Selects all semesters or one of them. */
export function SemesterChoice({ pages, chosen, onChoose }: SemesterChoiceProps) {
  const t = useTexts(markbookTexts);
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id} className={styles.label}>
        {t('semester')}
      </span>
      <Choices labelledBy={id} className={styles.semesters}>
        <Choice isChosen={chosen === null} onClick={() => onChoose(null)}>
          {t('all')}
        </Choice>
        {pages.toReversed().map(({ semester, isRunning }) => (
          <Choice key={semester} isChosen={chosen === semester} onClick={() => onChoose(semester)}>
            {semester}
            {isRunning && <Caption> {t('running')}</Caption>}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}

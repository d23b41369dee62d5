import { courseName } from '@semestr/core/display';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { BookOpen } from 'lucide-react';
import { firstMissingStep } from '../../ui/cascade/steps.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { type Choice, disciplinesOf } from './choice.ts';
import { DisciplineTable } from './DisciplineTable.tsx';
import styles from './disciplines.module.css';
import { disciplinesTexts } from './texts.ts';

interface DisciplinesProps {
  choice: Choice;
  /** The name of the selected speciality. */
  speciality: string;
}

/** Explains what is missing in the selection, or that there is no plan. */
function Nothing({ choice }: { choice: Choice }) {
  const t = useTexts(disciplinesTexts);
  const missing = firstMissingStep(choice);
  if (missing) return <Empty icon={BookOpen} title={t(`begin.${missing}`)} hint={t('beginHint')} />;
  return choice.term === null ? (
    <Empty icon={BookOpen} title={t('none')} hint={t('noneHint')} />
  ) : (
    <Empty icon={BookOpen} title={t('noneInTerm')} hint={t('noneInTermHint')} />
  );
}

/** Disciplines of the selection with their totals, or what is still to be selected. */
export function Disciplines({ choice, speciality }: DisciplinesProps) {
  const t = useTexts(disciplinesTexts);
  const { data, failure } = useSectionQuery(disciplinesOf(choice));
  const rows = choice.course === null ? [] : data;
  const hours = rows?.reduce((sum, row) => sum + row.hours, 0) ?? 0;
  const credits = rows?.reduce((sum, row) => sum + (row.credits ?? 0), 0) ?? 0;
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <Section
      title={<span role="status">{hasRows ? t('count', { count: rows.length }) : t('table')}</span>}
      note={
        hasRows && (
          <span className={styles.sums}>
            <Caption>
              {t('hoursAll', { count: hours })}
              {credits > 0 && `, ${t('creditsAll', { count: credits })}`}
            </Caption>
            <PrintButton label={t('print')} />
          </span>
        )
      }
    >
      <p className={styles.printed} aria-hidden>
        <span lang="ru">{speciality}</span>
        {choice.course !== null && `, ${courseName(Number(choice.course), t.language)}`}
        {choice.term !== null && `, ${t('semester', { semester: choice.term })}`}
        {choice.foreign && `. ${t('foreign')}`}
      </p>
      {failure ??
        (rows?.length === 0 ? (
          <Nothing choice={choice} />
        ) : (
          <DisciplineTable rows={rows} isWholeCourse={choice.term === null} />
        ))}
    </Section>
  );
}

import type { NewYear } from '@semestr/api/new-year';
import { dayMonth } from '@semestr/core/display';
import { Banner } from '@semestr/ui/Banner.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { RemainingSteps } from './RemainingSteps.tsx';
import { ApplyBar } from './ApplyBar.tsx';
import { Holidays, Terms } from './CalendarSteps.tsx';
import { Graduates } from './Graduates.tsx';
import { Groups } from './Groups.tsx';
import { NewGroups } from './NewGroups.tsx';
import styles from './new-year.module.css';
import { Step } from './Step.tsx';
import { newYearTexts } from './texts/index.ts';
import { usePlan } from './use-plan.ts';

interface ChecklistProps {
  found: NewYear;
  readAgain: () => Promise<void>;
}

/** The steps in order, and the bar that applies them together. */
export function Checklist({ found, readAgain }: ChecklistProps) {
  const t = useTexts(newYearTexts);
  const planning = usePlan(found);
  const { stage, steps, year, batches } = found;
  const isUnclear = stage === 'running' && batches.every(({ isUndone }) => isUndone);
  return (
    <>
      {stage === 'ahead' && (
        <Banner kind="info">{t('stage.ahead', { day: dayMonth(`${year}-09-01`, t.language, 0) })}</Banner>
      )}
      {isUnclear && <Banner kind="warning">{t('stage.running')}</Banner>}
      <ol className={styles.steps}>
        <Step number={1} title={t('steps.terms')} state={steps.terms}>
          <Terms terms={found.terms} />
        </Step>
        <Step number={2} title={t('steps.holidays')} state={steps.holidays}>
          <Holidays radunitsa={found.radunitsa} />
        </Step>
        <Step number={3} title={t('steps.groups')} state={steps.groups}>
          <Groups found={found} planning={planning} />
        </Step>
        <Step number={4} title={t('steps.graduates')} state={steps.graduates}>
          <Graduates found={found} planning={planning} />
        </Step>
        <Step number={5} title={t('steps.newGroups')} state={steps.newGroups}>
          <NewGroups found={found} planning={planning} />
        </Step>
        <Step number={6} title={t('steps.after')}>
          <RemainingSteps />
        </Step>
      </ol>
      <ApplyBar planning={planning} readAgain={readAgain} />
      <LeaveGuard hasChanges={planning.isChanged} isLeft={(from, to) => from.pathname !== to.pathname} />
    </>
  );
}

import { buttonClass } from '@semestr/ui/Button.tsx';
import { Choice, choiceClass, Choices, presentChoice } from '@semestr/ui/Choices.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Schedule } from '@semestr/api/schedule';
import { type WeekNumber, weekNumbers } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { dayMonthShort } from '@semestr/core/display';
import { type Subgroup, subgroups } from '@semestr/core/schedule';
import { CalendarCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ownSubgroup } from '../../lessons/subgroup.ts';
import type { ChoiceInAddress } from './address.ts';
import styles from './filters.module.css';
import { scheduleTexts } from './texts.ts';
import { subgroupName as nameOf } from './subgroup-name.ts';
import { isProposedWeek, presetOf, type WeekView } from './week.ts';

interface FiltersProps {
  choice: ChoiceInAddress;
  view: WeekView;
  hasSubgroups: boolean;
  isGroup: boolean;
  schedule: Schedule;
  today: IsoDate;
  ownChoice?: ReactNode;
}

/** Adds or removes a week; at least one week stays selected. */
function toggled(chosen: readonly WeekNumber[], week: WeekNumber): readonly WeekNumber[] {
  const next = weekNumbers.filter((one) => (one === week) !== chosen.includes(one));
  return next.length > 0 ? next : chosen;
}

/** The weeks of the cycle with the dates of their Mondays. */
export function WeekFilter({ choice, view }: Pick<FiltersProps, 'choice' | 'view'>) {
  const t = useTexts(scheduleTexts);
  const [isSeveral, setSeveral] = useState(view.chosen.length > 1);
  const inAddress = (weeks: readonly WeekNumber[]) => ({
    week: weeks.length === 1 && weeks[0] === view.proposed ? null : weeks.join(','),
  });
  return (
    <Choices label={t('week')} className={styles.toggles}>
      {view.weeks.map(({ week, monday, isNow }) => (
        <Link
          key={week}
          to={choice.linkTo(inAddress(isSeveral ? toggled(view.chosen, week) : [week]))}
          replace
          preventScrollReset
          aria-current={
            view.chosen.includes(week) && view.chosen.length < weekNumbers.length ? 'true' : undefined
          }
          className={choiceClass(isNow ? presentChoice : undefined)}
        >
          <span className="visually-hidden">{t('week')} </span>
          <b>{week}</b>
          <span className="visually-hidden">{t('weekFrom')} </span>
          <span className={styles.date}>{dayMonthShort(monday, t.language)}</span>
          {isNow && <span className="visually-hidden">, {t('weekNow')}</span>}
        </Link>
      ))}
      <Link
        to={choice.linkTo(inAddress(weekNumbers))}
        replace
        preventScrollReset
        aria-current={view.chosen.length === weekNumbers.length ? 'true' : undefined}
        className={choiceClass(styles.several)}
        onClick={() => setSeveral(true)}
      >
        {t('all')}
        <span className="visually-hidden"> {t('weeks')}</span>
      </Link>
      <Choice
        isChosen={isSeveral}
        aria-label={t('several')}
        title={t('several')}
        className={styles.several}
        onClick={() => {
          setSeveral(!isSeveral);
          if (isSeveral && view.chosen.length > 1) choice.change({ week: null });
        }}
      >
        +
      </Choice>
    </Choices>
  );
}

/** Selects the subgroup with toggle buttons, or on a phone with a native select. */
function SubgroupFilter({ choice, isGroup }: Pick<FiltersProps, 'choice' | 'isGroup'>) {
  const t = useTexts(scheduleTexts);
  const choose = (subgroup: Subgroup): void => {
    if (isGroup) ownSubgroup.set(subgroup);
    choice.change({ subgroup: String(subgroup) });
  };
  return (
    <>
      <Choices label={t('subgroup')} className={classNames(styles.toggles, styles.wide)}>
        {subgroups.map((subgroup) => (
          <Choice
            key={subgroup}
            isChosen={subgroup === choice.subgroup}
            aria-label={t(`subgroupNames.${nameOf(subgroup)}`)}
            onClick={() => choose(subgroup)}
          >
            {t(`subgroups.${nameOf(subgroup)}`)}
          </Choice>
        ))}
      </Choices>
      <select
        className={classNames(styles.narrow, styles.select)}
        aria-label={t('subgroup')}
        value={choice.subgroup}
        onChange={({ target }) => choose(subgroups.find((one) => String(one) === target.value) ?? 0)}
      >
        {subgroups.map((subgroup) => (
          <option key={subgroup} value={subgroup}>
            {t(`subgroupNames.${nameOf(subgroup)}`)}
          </option>
        ))}
      </select>
    </>
  );
}

/** Filters of the schedule: weeks and subgroup. */
export function Filters(props: FiltersProps) {
  const { choice, view, hasSubgroups, isGroup, schedule, today, ownChoice } = props;
  const t = useTexts(scheduleTexts);
  const isProposed = isProposedWeek(view, choice);
  return (
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      <div className={styles.filter}>
        <span className={styles.label} aria-hidden>
          {t('week')}
        </span>
        <WeekFilter choice={choice} view={view} />
      </div>
      <Link
        to={choice.linkTo({ week: null, day: null, date: null, term: null })}
        replace
        preventScrollReset
        className={classNames(buttonClass('text'), styles.preset)}
        aria-current={isProposed ? 'true' : undefined}
      >
        <CalendarCheck size={16} strokeWidth={1.75} aria-hidden />
        {t(presetOf(schedule, today))}
      </Link>
      {hasSubgroups && (
        <div className={styles.filter}>
          <span className={classNames(styles.label, styles.wide)} aria-hidden>
            {t('subgroup')}
          </span>
          <SubgroupFilter choice={choice} isGroup={isGroup} />
        </div>
      )}
      {ownChoice}
    </div>
  );
}

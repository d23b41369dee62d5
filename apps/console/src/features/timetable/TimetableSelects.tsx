import type { NumberedWeek } from '@semestr/core/calendar';
import { weekNumber } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { dayMonthShort } from '@semestr/core/display';
import { subgroups } from '@semestr/core/schedule';
import { Choice, Choices, presentChoice } from '@semestr/ui/Choices.tsx';
import { classNames } from '@semestr/ui/class-names';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useRef } from 'react';
import { today } from '../../clock.ts';
import { useTermChoices } from '../../ui/terms.ts';
import { DraftField } from './drafts/DraftField.tsx';
import styles from './timetable.module.css';
import { timetableTexts } from './texts/index.ts';
import { type Address, type Owner, owners } from './use-address.ts';
import { termOf } from './use-timetable.ts';
import { OwnerField } from './OwnerField.tsx';

interface TimetableSelectsProps {
  address: Address;
  /** The weeks offered; empty until loaded. */
  weeks: readonly NumberedWeek[];
  /** Monday of the week shown; null for all weeks. */
  monday: IsoDate | null;
}

/** Selects the owner of the timetable and the term, then the week and the subgroup. */
export function TimetableSelects({ address, weeks, monday }: TimetableSelectsProps) {
  const t = useTexts(timetableTexts);
  const terms = useTermChoices();
  const { of, id, choose, chooseOwner } = address;
  /** The last owner of each kind, selected again when the user returns to the kind. */
  const lastIds = useRef<Partial<Record<Owner, string | null>>>({});
  const chooseKind = (owner: Owner): void => {
    if (owner === of) return;
    lastIds.current[of] = id;
    chooseOwner(owner, lastIds.current[owner] ?? null);
  };
  return (
    <search aria-label={t('choices')} className={styles.choosers}>
      <Choices label={t('of')}>
        {owners.map((owner) => (
          <Choice key={owner} isChosen={of === owner} onClick={() => chooseKind(owner)}>
            {t(`owners.${owner}`)}
          </Choice>
        ))}
      </Choices>
      <div className={styles.whose}>
        <OwnerField address={address} />
      </div>
      <div className={styles.term}>
        <SelectField
          label={t('term')}
          value={termOf(address)}
          options={terms.map((choice) => ({ value: String(choice.id), label: choice.name }))}
          onChange={({ target }) => choose('term', target.value)}
        />
      </div>
      <div className={styles.version}>
        <DraftField
          term={termOf(address)}
          draftId={address.draft}
          onChange={(draft) => choose('draft', draft === null ? null : String(draft))}
        />
      </div>
      {weeks.length > 0 && <Weeks address={address} weeks={weeks} monday={monday} />}
    </search>
  );
}

function Weeks({ address: { subgroup, choose }, weeks, monday }: TimetableSelectsProps) {
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const thisWeek = weekNumber(today());
  return (
    <div className={styles.weeks}>
      <Choices label={t('week')}>
        {weeks.map((one) => (
          <Choice
            key={one.week}
            isChosen={one.monday === monday}
            className={classNames(one.week === thisWeek && presentChoice)}
            onClick={() => choose('week', String(one.week))}
          >
            {one.week} <span className={styles.quiet}>{dayMonthShort(one.monday, language)}</span>
          </Choice>
        ))}
        <Choice isChosen={monday === null} onClick={() => choose('week', 'all')}>
          {t('allWeeks')}
        </Choice>
      </Choices>
      <Choices label={t('subgroup')}>
        {subgroups.map((one) => (
          <Choice
            key={one}
            isChosen={subgroup === one}
            onClick={() => choose('subgroup', one === 0 ? null : String(one))}
          >
            {one === 0 ? t('bothSubgroups') : t('oneSubgroup', { subgroup: one })}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}

import type { PairTime } from '@semestr/core/bells';
import { weekNumbers } from '@semestr/core/calendar';
import { dayName } from '@semestr/core/display';
import { subgroups } from '@semestr/core/schedule';
import { isOnOneDay, planDays } from '@semestr/core/week-slots';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useFormContext } from 'react-hook-form';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { ReferencesInput } from '../../ui/form/ReferencesInput.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { TimeInput } from '../../ui/form/TimeInput.tsx';
import { TogglesInput } from '../../ui/form/TogglesInput.tsx';
import type { LessonValues } from './lesson-values.ts';
import styles from './panel.module.css';
import { RoomsInput } from './RoomsInput.tsx';
import { SubjectInput } from './SubjectInput.tsx';
import { timetableTexts } from './texts/index.ts';
import { TypeInput } from './TypeInput.tsx';
import type { Fit } from './use-fit.ts';
import type { Timetable } from './use-timetable.ts';
import { RecurrenceInput } from './RecurrenceInput.tsx';

interface LessonInputsProps {
  draft: LessonValues;
  plan: Timetable['plan'];
  /** Times that the bell schedule offers for the lesson. */
  pairTimes: readonly PairTime[];
  clashes: Fit['clashes'];
}

/** The fields of a lesson, in the usual order of planning: subject, time, room, educator, groups. */
export function LessonInputs({ draft, plan, pairTimes, clashes }: LessonInputsProps) {
  const t = useTexts(timetableTexts);
  return (
    <>
      <SubjectInput plan={plan} />
      <TypeInput />
      <RecurrenceInput isExam={draft.isExam} isOnce={draft.date !== null} />
      {isOnOneDay(draft) ? (
        <OneDay pairTimes={pairTimes} />
      ) : (
        <Weekly pairTimes={pairTimes} clashes={clashes} />
      )}
      <RoomsInput clashes={clashes} />
      <ReferencesInput
        source="employeeIds"
        label={t('fields.employeeIds')}
        isCondition
        reference="employees"
        sort="lastName"
      />
      <ReferencesInput
        source="groupIds"
        label={t('fields.groupIds')}
        isCondition
        reference="groups"
        sort="name"
      />
      <TextInput source="note" label={t('fields.note')} isCondition maxLength={500} />
    </>
  );
}

function OneDay({ pairTimes }: Pick<LessonInputsProps, 'pairTimes'>) {
  const t = useTexts(timetableTexts);
  return (
    <div className={styles.pair}>
      <DateInput source="date" label={t('fields.date')} />
      <Times pairTimes={pairTimes} />
      <Subgroup />
    </div>
  );
}

function Weekly({ pairTimes, clashes }: Pick<LessonInputsProps, 'pairTimes' | 'clashes'>) {
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const taken = new Set(clashes.flatMap(({ weeks }) => weeks));
  return (
    <>
      <div className={styles.pair}>
        <SelectInput
          source="day"
          label={t('fields.day')}
          choices={planDays.map((id) => ({ id, name: dayName(id, language) }))}
        />
        <Times pairTimes={pairTimes} />
      </div>
      <div className={styles.weeks}>
        <TogglesInput
          isCondition
          source="weeks"
          label={t('fields.weeks')}
          every={t('everyWeek')}
          choices={weekNumbers.map((id) => ({
            id,
            name: String(id),
            ...(taken.has(id) && { trouble: t('takenWeek') }),
          }))}
        />
      </div>
      <Subgroup />
      <div className={styles.pair}>
        <DateInput source="startDate" label={t('fields.startDate')} isCondition />
        <DateInput source="endDate" label={t('fields.endDate')} notBefore="startDate" isCondition />
      </div>
    </>
  );
}

/** Selects a time of the bell schedule. A lesson at another time has fields for its start and end. */
function Times({ pairTimes }: Pick<LessonInputsProps, 'pairTimes'>) {
  const t = useTexts(timetableTexts);
  const { setValue, getValues } = useFormContext();
  const start: unknown = getValues('startTime');
  const isByBell = pairTimes.some((pair) => pair.start === start && pair.end === getValues('endTime'));
  if (!isByBell)
    return (
      <>
        <TimeInput source="startTime" label={t('fields.startTime')} />
        <TimeInput source="endTime" after="startTime" label={t('fields.endTime')} />
      </>
    );
  return (
    <SelectInput
      source="startTime"
      label={t('fields.time')}
      choices={pairTimes.map((pair) => ({ id: pair.start, name: `${pair.start}–${pair.end}` }))}
      onChosen={(id) => {
        const pair = pairTimes.find((one) => one.start === id);
        if (pair) setValue('endTime', pair.end, { shouldDirty: true });
      }}
    />
  );
}

function Subgroup() {
  const t = useTexts(timetableTexts);
  return (
    <SelectInput
      source="subgroup"
      label={t('subgroup')}
      choices={subgroups.map((id) => ({
        id,
        name: id === 0 ? t('bothSubgroups') : t('oneSubgroup', { subgroup: id }),
      }))}
    />
  );
}

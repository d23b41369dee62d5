import { bellsOn, type PairTime } from '@semestr/core/bells';
import type { IsoDate } from '@semestr/core/dates';
import { isOnOneDay, isPlannedIn } from '@semestr/core/week-slots';
import { Banner } from '@semestr/ui/Banner.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { Form, ResourceContextProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { session } from '../../session/session.ts';
import { FormDraft } from '../../ui/form/FormDraft.tsx';
import { createDisplayedValues, DisplayedValuesContext } from '../../ui/form/displayed-values.ts';
import { UnsavedGuard } from '../../ui/form/UnsavedGuard.tsx';
import { useStoring } from '../../ui/form/use-record-form.tsx';
import type { Agreed } from './agreed.ts';
import { Hours } from './Hours.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import type { LessonValues } from './lesson-values.ts';
import { OneDayLessons } from './OneDayLessons.tsx';
import styles from './timetable.module.css';
import { timetableTexts } from './texts.ts';
import { type Address, isLessonLeft } from './use-address.ts';
import { useFit } from './use-fit.ts';
import { useOpenedValues } from './use-opened-values.ts';
import { useSaving } from './use-save.ts';
import { pairTimesOf, termOf, type Timetable } from './use-timetable.ts';
import { WeekGrid } from './WeekGrid.tsx';

interface BoardProps {
  data: Timetable;
  address: Address;
  /** Monday of the week shown; null for all weeks. */
  monday: IsoDate | null;
}

const NOTHING = {};

/**
 * The week with the panel of the open lesson: they share one form, because the slot in the week is one of its values.
 */
export function Board({ data, address, monday }: BoardProps) {
  const [displayedValues] = useState(createDisplayedValues);
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const term = termOf(address);
  const pairTimes = pairTimesOf(data, monday);
  const values = useOpenedValues(address, { term, lessons: data.lessons, pairTimes });
  const saving = useSaving(values, { agreedTo, onDone: address.close });
  const { store, refusal, body, isSaved, dialogs } = useStoring(saving);
  const opened = JSON.stringify(address.opened);
  return (
    <ResourceContextProvider value="lessons">
      <DisplayedValuesContext value={displayedValues}>
        <Form
          record={values ?? NOTHING}
          onSubmit={store}
          noValidate
          disableInvalidFormNotification
          className={classNames(styles.board, values && styles.withPanel)}
        >
          <Planned
            data={data}
            address={address}
            monday={monday}
            pairTimes={pairTimes}
            values={values}
            agreed={{ to: agreedTo, agree: setAgreedTo }}
            refusal={refusal}
            body={body}
          />
          <UnsavedGuard isSaved={isSaved} isLeft={isLessonLeft} />
          {values && <FormDraft key={opened} name={`timetable/${opened}`} />}
          {dialogs}
        </Form>
      </DisplayedValuesContext>
    </ResourceContextProvider>
  );
}

interface PlannedProps extends BoardProps {
  /** Times of the bell schedule in the week shown. */
  pairTimes: readonly PairTime[];
  values: LessonValues | null;
  agreed: Agreed;
  refusal: unknown;
  body: React.RefObject<HTMLDivElement | null>;
}

function Planned({ data, address, monday, pairTimes, values, agreed, refusal, body }: PlannedProps) {
  const t = useTexts(timetableTexts);
  const { setValue } = useFormContext();
  const typed: unknown = useWatch();
  const draft = values && asDraft(typed, values);
  const { fit, error } = useFit(draft);
  const { subgroup } = address;
  const isShown = (lesson: { subgroup: number }): boolean =>
    subgroup === 0 || lesson.subgroup === 0 || lesson.subgroup === subgroup;
  const weekly = data.lessons.filter((lesson) => !isOnOneDay(lesson) && !lesson.isAnnouncement);
  const place = (slot: { day: number; startTime: string; endTime: string }): void => {
    for (const [field, value] of Object.entries(slot)) setValue(field, value, { shouldDirty: true });
  };
  const isMissing = address.opened !== null && values === null;
  const isFixed = !session.may('timetable', 'write');
  return (
    <>
      <div className={styles.main}>
        {isMissing && <Banner kind="info">{t('notHere')}</Banner>}
        <WeekGrid
          lessons={weekly.filter((lesson) => isShown(lesson) && isPlannedIn(lesson, monday))}
          stored={data.lessons.find(({ id }) => id === draft?.id) ?? null}
          draft={draft}
          fit={fit}
          monday={monday}
          pairTimes={pairTimes}
          of={address.of}
          isFixed={isFixed}
          onOpen={address.openLesson}
          onAdd={address.openNew}
          onPlace={place}
        />
        <OneDayLessons
          lessons={data.lessons.filter((lesson) => isOnOneDay(lesson) && !lesson.isAnnouncement)}
          openId={draft?.id ?? null}
          of={address.of}
          isFixed={isFixed}
          onOpen={address.openLesson}
          onAdd={() => address.openNew(null)}
        />
        {address.of === 'group' && <Hours plan={data.plan} taught={data.taught} />}
      </div>
      {draft && (
        <LessonPanel
          key={JSON.stringify(address.opened)}
          draft={draft}
          stored={data.lessons.find(({ id }) => id === draft.id) ?? null}
          plan={data.plan}
          pairTimes={draft.date === null ? pairTimes : bellsOn(draft.date, data.bells)}
          fit={fit}
          fitError={error}
          agreed={agreed}
          refusal={refusal}
          body={body}
          onClose={address.close}
        />
      )}
    </>
  );
}

/**
 * Returns the values of the form once it contains the open lesson: for a short time it still contains the previous one.
 */
function asDraft(typed: unknown, values: LessonValues): LessonValues {
  const isOfIt =
    typeof typed === 'object' &&
    typed !== null &&
    'startTime' in typed &&
    Reflect.get(typed, 'id') === values.id;
  // The form contains exactly the fields of a lesson: its record, changed by the inputs.
  return isOfIt ? (typed as LessonValues) : values;
}

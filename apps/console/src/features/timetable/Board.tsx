import { bellsOn, type PairTime } from '@semestr/core/bells';
import { defaultBells } from '@semestr/core/default-bells';
import type { IsoDate } from '@semestr/core/dates';
import { isOnOneDay, isPlannedIn, type Slot } from '@semestr/core/week-slots';
import { Banner } from '@semestr/ui/Banner.tsx';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useRef, useState } from 'react';
import { Form, ResourceContextProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { session } from '../../session/session.ts';
import { FormDraft } from '../../ui/form/FormDraft.tsx';
import { createDisplayedValues, DisplayedValuesContext } from '../../ui/form/displayed-values.ts';
import { UnsavedGuard } from '../../ui/form/UnsavedGuard.tsx';
import { useStoring } from '../../ui/form/use-record-form.tsx';
import type { AcceptedPlacing } from './accepted-clashes.ts';
import { Hours } from './Hours.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import type { LessonValues } from './lesson-values.ts';
import { OneDayLessons } from './OneDayLessons.tsx';
import styles from './timetable.module.css';
import { timetableTexts } from './texts/index.ts';
import { type Address, leavesLesson } from './use-address.ts';
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
 * The week and the panel of the open lesson. They share a form, because the slot in the week is one of its values.
 */
export function Board({ data, address, monday }: BoardProps) {
  const [displayedValues] = useState(createDisplayedValues);
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const term = termOf(address);
  const pairTimes = pairTimesOf(data, monday);
  const values = useOpenedValues(address, { term, lessons: data.lessons, pairTimes });
  const saving = useSaving(values, { agreedTo, draftId: address.draft, onDone: address.close });
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
          <UnsavedGuard isSaved={isSaved} isLeft={leavesLesson} />
          {values && (
            <FormDraft
              key={opened}
              name={`timetable/${address.draft === null ? '' : `${address.draft}/`}${opened}`}
            />
          )}
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
  agreed: AcceptedPlacing;
  refusal: unknown;
  body: React.RefObject<HTMLDivElement | null>;
}

function Planned({ data, address, monday, pairTimes, values, agreed, refusal, body }: PlannedProps) {
  const t = useTexts(timetableTexts);
  const { setValue } = useFormContext();
  const formValues: unknown = useWatch();
  const draft = values && toDraft(formValues, values);
  const { fit, error } = useFit(draft, address.draft);
  const { subgroup } = address;
  const isShown = (lesson: { subgroup: number }): boolean =>
    subgroup === 0 || lesson.subgroup === 0 || lesson.subgroup === subgroup;
  const weekly = data.lessons.filter((lesson) => !isOnOneDay(lesson) && !lesson.isAnnouncement);
  const place = (slot: Slot): void => {
    for (const [field, value] of Object.entries(slot)) setValue(field, value, { shouldDirty: true });
  };
  /** The dropped lesson until its panel is open. Opening the panel during a drag would move the cells. */
  const dropped = useRef<{ id: number; slot: Slot } | null>(null);
  const drop = (id: string, slot: Slot): void => {
    if (id === String(draft?.id ?? '')) return place(slot);
    dropped.current = { id: Number(id), slot };
    address.openLesson(Number(id));
  };
  useEffect(() => {
    const opened = dropped.current;
    if (opened === null || draft?.id !== opened.id || draft === values) return;
    dropped.current = null;
    place(opened.slot);
  });
  // Forgets the drop when another lesson is opened, so that it is not applied later.
  const openLesson = (id: number): void => {
    dropped.current = null;
    address.openLesson(id);
  };
  const isMissing = address.opened !== null && values === null;
  const isFixed = !session.may('timetable', 'write');
  const firstSlot = { day: 1, startTime: (pairTimes[0] ?? defaultBells[0]).start };
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
          onOpen={openLesson}
          onAdd={address.openNew}
          onPlace={place}
          onDrop={drop}
        />
        <OneDayLessons
          lessons={data.lessons.filter((lesson) => isOnOneDay(lesson) && !lesson.isAnnouncement)}
          openId={draft?.id ?? null}
          of={address.of}
          isFixed={isFixed}
          onOpen={openLesson}
          onAdd={() => address.openNew(null)}
        />
        {address.of === 'group' && (
          <Hours
            plan={data.plan}
            taught={data.taught}
            {...(!isFixed && { onAdd: (subject) => address.openNew(firstSlot, { subject }) })}
          />
        )}
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
          draftId={address.draft}
          onCopy={(copyOf) => address.openNew(draft, { copyOf })}
          onClose={address.close}
        />
      )}
    </>
  );
}

/**
 * Returns the values of the form once it contains the open lesson; it contains the previous one for a short time.
 */
function toDraft(formValues: unknown, values: LessonValues): LessonValues {
  const isOfIt =
    typeof formValues === 'object' &&
    formValues !== null &&
    'startTime' in formValues &&
    Reflect.get(formValues, 'id') === values.id;
  // The form contains exactly the fields of a lesson: its record, changed by the inputs.
  return isOfIt ? (formValues as LessonValues) : values;
}

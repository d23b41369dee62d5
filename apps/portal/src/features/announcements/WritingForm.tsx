import type { Announcement } from '@semestr/api/announcements';
import { change, write } from '@semestr/api/announcing';
import type { Endpoint, Request } from '@semestr/api/endpoint';
import { rowsOf } from '@semestr/api/rows';
import { MAX_ANNOUNCED_GROUPS, MAX_ANNOUNCEMENT, MAX_ROOM_NAME } from '@semestr/core/announcements';
import { roomLabel } from '@semestr/core/room-names';
import { ChoicesField } from '@semestr/ui/fields/ChoicesField.tsx';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second } from '@semestr/ui/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { dateOf } from '../../lessons/announcement.ts';
import { usePerson } from '../../shell/person.ts';
import { Consequence } from '../../ui/Consequence.tsx';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useNow } from '../../ui/now.ts';
import { type Act, useAct } from '../../ui/useAct.ts';
import { usePart } from '../../ui/usePart.tsx';
import { groupsQuery, recentBy, roomsQuery, writtenBy } from './announcements.ts';
import styles from './announcements.module.css';
import { GroupsField } from './GroupsField.tsx';
import { announcementTexts } from './texts.ts';
import {
  announcementValues,
  asConsultation,
  fieldOf,
  kinds,
  lastConsultation,
  noValues,
  typedTime,
  valuesLike,
  writingOf,
} from './values.ts';
import type { Writing } from '@semestr/api/announcing';

interface WritingFormProps {
  /** The one that is changed; null for a new one. */
  announcement: Announcement | null;
  onDone: () => void;
}

/** The form of an announcement: a change goes to the one that is there. */
export default function WritingForm({ announcement, onDone }: WritingFormProps) {
  const t = useTexts(announcementTexts);
  const refetches = [writtenBy(usePerson()).queryKey];
  const writing = useAct(write, { refetches, done: onDone });
  const changing = useAct(change, { refetches, done: onDone });
  return announcement ? (
    <Fields
      announcement={announcement}
      act={changing}
      request={(values) => ({
        body: { ...values, id: announcement.id, version: announcement.version ?? null },
      })}
      submit={t('form.save')}
    />
  ) : (
    <Fields
      announcement={null}
      act={writing}
      request={(values) => ({ body: values })}
      submit={t('form.submit')}
    />
  );
}

interface FieldsProps<E extends Endpoint> extends Pick<WritingFormProps, 'announcement'> {
  act: Act<E>;
  request: (writing: Writing) => Request<E>;
  submit: string;
}

function Fields<E extends Endpoint>({ announcement, act, request, submit }: FieldsProps<E>) {
  const t = useTexts(announcementTexts);
  const user = usePerson();
  const { today } = useNow();
  const roomList = useId();
  const [schema] = useState(() => announcementValues(today));
  const draft = announcement ? `announcement ${announcement.id}` : 'announcement';
  const form = useContractForm(schema, announcement ? valuesLike(announcement) : noValues, draft);
  const error = useFieldError(form, {
    day: { required: t('form.noDay'), format: t('form.noDay'), 'too-small': t('form.past') },
    from: { required: t('form.noStart'), format: t('form.noTime') },
    to: { required: t('form.noEnd'), format: t('form.noTime'), 'too-small': t('form.endsEarly') },
    room: { required: t('form.noPlace'), unknown: t('form.noSuchRoom') },
    groups: {
      required: t('form.noGroups'),
      unknown: t('form.noSuchGroup'),
      'too-big': t('form.tooManyGroups', { count: MAX_ANNOUNCED_GROUPS }),
    },
  });
  const groups = usePart(groupsQuery);
  // Without the list a room can still be typed: the server knows them.
  const { data: allRooms } = useQuery(roomsQuery);
  const rooms = rowsOf(allRooms ?? []).map(({ name, buildingNumber }) =>
    roomLabel(name, buildingNumber.name),
  );
  const { data: recent } = useQuery({ ...recentBy(user, today), enabled: announcement === null });
  const last = lastConsultation(recent ? recent.content : []);
  const { kind, groups: chosen } = form.watch();
  const known = [...(groups.data ?? []), ...(announcement?.studentGroups ?? [])];

  function choose(wanted: (typeof kinds)[number]): void {
    if (wanted === 'plain') form.setValue('kind', wanted);
    else
      form.reset(asConsultation(form.getValues(), { word: t('form.consultation'), last, today }), {
        keepDefaultValues: true,
      });
  }

  const time = (name: 'from' | 'to') => {
    const { onBlur, ...field } = form.register(name);
    return (
      <TextField
        {...field}
        label={t(`form.${name}`)}
        hint={kind === 'plain' ? t('form.optional') : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        error={error(name)}
        onBlur={(event) => {
          const written = typedTime(event.target.value);
          if (written !== null) form.setValue(name, written);
          void onBlur(event);
        }}
      />
    );
  };

  return (
    <FormShell
      form={form}
      act={act}
      draft={draft}
      fieldOf={fieldOf}
      request={(values) => request(writingOf(values, { groups: known, rooms }))}
      isReady={groups.data !== undefined}
      submit={submit}
      note={!announcement && t('form.submitHint')}
    >
      {!announcement && (
        <ChoicesField
          label={t('form.kind')}
          options={kinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
          value={kind}
          onChange={choose}
        />
      )}
      {kind === 'consultation' && last && <Second>{t('form.likeLast', { date: dateOf(last) })}</Second>}
      <Controller
        control={form.control}
        name="content"
        render={({ field }) => (
          <TextAreaField
            {...field}
            label={t('form.content')}
            hint={t('form.contentHint', { count: MAX_ANNOUNCEMENT })}
            maxLength={MAX_ANNOUNCEMENT}
            error={error('content')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="day"
        render={({ field }) => (
          <DateField {...field} label={t('form.day')} error={error('day')} opensAt={today} min={today} />
        )}
      />
      <div className={styles.pair}>
        {time('from')}
        {time('to')}
      </div>
      <TextField
        {...form.register('room')}
        label={t('form.room')}
        hint={kind === 'plain' ? `${t('form.optional')}. ${t('form.roomHint')}` : t('form.roomHint')}
        list={roomList}
        autoComplete="off"
        maxLength={MAX_ROOM_NAME}
        error={error('room')}
      />
      <datalist id={roomList}>
        {rooms.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      {groups.failure}
      <Controller
        control={form.control}
        name="groups"
        render={({ field }) => <GroupsField {...field} groups={groups.data ?? []} error={error('groups')} />}
      />
      <Consequence
        rows={[
          [
            t('form.hear'),
            chosen.length === 0
              ? t('form.hearNobody')
              : announcement
                ? t('form.hearChange')
                : t('form.hearOf', { count: chosen.length }),
          ],
        ]}
      />
    </FormShell>
  );
}

import type { Announcement } from '@semestr/api/announcements';
import { change, write, type Writing } from '@semestr/api/own-announcements';
import type { Endpoint, Request } from '@semestr/api/endpoint';
import { rowsOf } from '@semestr/api/rows';
import { MAX_ANNOUNCED_GROUPS, MAX_ANNOUNCEMENT } from '@semestr/core/announcements';
import { roomLabel } from '@semestr/core/room-names';
import { ChoicesField } from '@semestr/ui/fields/ChoicesField.tsx';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { dateOf } from '../../lessons/announcement.ts';
import { usePerson } from '../../account/person.ts';
import { Consequence } from '../../ui/requests/Consequence.tsx';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useNow } from '../../hydration/now.ts';
import { type ApiMutation, useApiMutation } from '../../ui/use-api-mutation.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { groupsQuery, recentAnnouncementsBy, roomsQuery, announcementsBy } from './announcements.ts';
import { GroupsField } from './GroupsField.tsx';
import { OccasionFields } from './OccasionFields.tsx';
import { announcementTexts } from './texts.ts';
import {
  announcementValues,
  toConsultation,
  fieldOf,
  kinds,
  lastConsultation,
  noValues,
  toValues,
  toRequestBody,
} from './values.ts';

interface WritingFormProps {
  /** The announcement to edit; null for a new one. */
  announcement: Announcement | null;
  onDone: () => void;
}

/** Form of an announcement, for creating and editing. */
export default function WritingForm({ announcement, onDone }: WritingFormProps) {
  const t = useTexts(announcementTexts);
  const user = usePerson();
  const { today } = useNow();
  const refetches = [announcementsBy(user).queryKey, recentAnnouncementsBy(user, today).queryKey];
  const writing = useApiMutation(write, { refetches, done: onDone });
  const changing = useApiMutation(change, { refetches, done: onDone });
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
  act: ApiMutation<E>;
  request: (writing: Writing) => Request<E>;
  submit: string;
}

function Fields<E extends Endpoint>({ announcement, act, request, submit }: FieldsProps<E>) {
  const t = useTexts(announcementTexts);
  const user = usePerson();
  const { today } = useNow();
  const [schema] = useState(() => announcementValues(today));
  const draft = announcement ? `announcement ${announcement.id}` : 'announcement';
  const form = useContractForm(schema, announcement ? toValues(announcement) : noValues, draft);
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
  const groups = useSectionQuery(groupsQuery);
  // Without the list a room can still be typed; the server validates it.
  const { data: allRooms } = useQuery(roomsQuery);
  const rooms = rowsOf(allRooms ?? []).map(({ name, buildingNumber }) =>
    roomLabel(name, buildingNumber.name),
  );
  const { data: recent } = useQuery({
    ...recentAnnouncementsBy(user, today),
    enabled: announcement === null,
  });
  const last = lastConsultation(recent ? recent.content : []);
  const { kind, groups: chosen } = form.watch();
  const allGroups = [...(groups.data ?? []), ...(announcement?.studentGroups ?? [])];

  function choose(wanted: (typeof kinds)[number]): void {
    if (wanted === 'plain') form.setValue('kind', wanted);
    else
      form.reset(toConsultation(form.getValues(), { word: t('form.consultation'), last, today }), {
        keepDefaultValues: true,
      });
  }

  return (
    <FormShell
      form={form}
      act={act}
      draft={draft}
      fieldOf={fieldOf}
      request={(values) => request(toRequestBody(values, { groups: allGroups, rooms }))}
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
      {kind === 'consultation' && last && <Caption>{t('form.likeLast', { date: dateOf(last) })}</Caption>}
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
      <OccasionFields form={form} error={error} rooms={rooms} />
      {groups.failure}
      <Controller
        control={form.control}
        name="groups"
        render={({ field }) => <GroupsField {...field} groups={groups.data} error={error('groups')} />}
      />
      <Consequence
        rows={[
          [
            t('form.hear'),
            chosen.length === 0
              ? t('form.reachesNone')
              : announcement
                ? t('form.hearChange')
                : t('form.hearOf', { count: chosen.length }),
          ],
        ]}
      />
    </FormShell>
  );
}

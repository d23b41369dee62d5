import { MAX_ROOM_NAME } from '@semestr/core/announcements';
import { DateField } from '@semestr/ui/fields/DateField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { TimeField } from '@semestr/ui/fields/TimeField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useNow } from '../../hydration/now.ts';
import styles from './announcements.module.css';
import { announcementTexts } from './texts.ts';
import type { Values } from './values.ts';

interface OccasionFieldsProps {
  form: UseFormReturn<Values>;
  error: (name: keyof Values) => string | undefined;
  /** Room labels as used by the university. */
  rooms: readonly string[];
}

/** Start or end time, optional for a plain announcement. */
function Time({ form, error, name }: Omit<OccasionFieldsProps, 'rooms'> & { name: 'from' | 'to' }) {
  const t = useTexts(announcementTexts);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <TimeField
          {...field}
          label={t(`form.${name}`)}
          hint={form.watch('kind') === 'plain' ? t('form.optional') : undefined}
          error={error(name)}
        />
      )}
    />
  );
}

/** Date, start and end time, and room. */
export function OccasionFields({ form, error, rooms }: OccasionFieldsProps) {
  const t = useTexts(announcementTexts);
  const { today } = useNow();
  const list = useId();
  const isPlain = form.watch('kind') === 'plain';
  return (
    <>
      <Controller
        control={form.control}
        name="day"
        render={({ field }) => (
          <DateField {...field} label={t('form.day')} error={error('day')} opensAt={today} min={today} />
        )}
      />
      <div className={styles.pair}>
        <Time form={form} error={error} name="from" />
        <Time form={form} error={error} name="to" />
      </div>
      <TextField
        {...form.register('room')}
        label={t('form.room')}
        hint={isPlain ? `${t('form.optional')}. ${t('form.roomHint')}` : t('form.roomHint')}
        list={list}
        autoComplete="off"
        maxLength={MAX_ROOM_NAME}
        error={error('room')}
      />
      <datalist id={list}>
        {rooms.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
    </>
  );
}

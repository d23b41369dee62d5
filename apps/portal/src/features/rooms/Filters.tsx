import { wordOf } from '@semestr/core/data-words';
import type { RoomDay } from '@semestr/api/rooms';
import { type Bell, bellAt } from '@semestr/core/bells';
import { isTeachingDay } from '@semestr/core/calendar';
import { addDays, type IsoDate } from '@semestr/core/dates';
import { buildingShort } from '@semestr/core/room-names';
import { Button } from '@semestr/ui/Button.tsx';
import { choiceClass, Choices, presentChoice } from '@semestr/ui/Choices.tsx';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { useCalendar, useHolidays } from '../../university/calendar.ts';
import type { Moment } from '../../hydration/now.ts';
import type { RoomSearchInAddress } from './address.ts';
import styles from './filters.module.css';
import { buildingsOf, dateOf, typesOf, type SelectedTime } from './rooms.ts';
import { roomsTexts } from './texts.ts';
import { roomsScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

interface FiltersProps extends RoomSearchInAddress {
  /** Undefined while loading. */
  rooms: readonly RoomDay[] | undefined;
  /** Bells of the selected day. */
  bells: readonly Bell[];
  when: SelectedTime;
  now: Moment;
}

/** Number of days that the select offers; the address accepts any day. */
const DAYS = 14;
const sizes = [15, 30, 60, 100] as const;

const inOrder = <T extends number | string>(values: readonly T[]): T[] =>
  [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));

/** Selects a pair, or the current time if the day is today. Renders nothing on a day without bells. */
function WhenFilter({ wanted, linkTo, bells, when, now: { today, time } }: FiltersProps) {
  const t = useTexts(roomsTexts);
  const isToday = dateOf(wanted, today) === today;
  const calendar = useCalendar();
  const state = isToday && time !== null ? bellAt(today, time, calendar) : null;
  if (bells.length === 0) return null;
  return (
    <Choices label={t('when')} className={styles.when}>
      {isToday && (
        <Link
          to={linkTo({ at: null })}
          replace
          preventScrollReset
          aria-current={when.kind === 'now' ? 'true' : undefined}
          className={choiceClass()}
        >
          {t('now')}
        </Link>
      )}
      {bells.map(({ number, start }) => {
        const isOn = state?.kind === 'on' && state.bell.number === number;
        return (
          <Link
            key={number}
            to={linkTo({ at: number })}
            replace
            preventScrollReset
            aria-current={when.kind === 'pair' && when.pair === number ? 'true' : undefined}
            className={choiceClass(isOn ? presentChoice : undefined)}
          >
            <span className="visually-hidden">{t('pair')} </span>
            <b>{number}</b>
            <span className="visually-hidden">{t('pairFrom')} </span>
            <span className={styles.start}>{start}</span>
            {isOn && <span className="visually-hidden">, {t('pairNow')}</span>}
          </Link>
        );
      })}
    </Choices>
  );
}

function DayField({ wanted, change, now: { today } }: FiltersProps) {
  const t = useTexts(roomsTexts);
  const holidays = useHolidays();
  const ahead = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1));
  const days: IsoDate[] = inOrder([
    today,
    ...ahead.filter((date) => isTeachingDay(date, holidays)),
    dateOf(wanted, today),
  ]);
  return (
    <SelectField
      label={t('date')}
      name="date"
      options={days.map((date) => ({
        value: date,
        label: t(date === today ? 'today' : 'day', { date }),
      }))}
      value={dateOf(wanted, today)}
      onChange={({ target }) =>
        change({ date: days.find((date) => date === target.value && date !== today) ?? null })
      }
    />
  );
}

/** Filters of the rooms, which apply immediately. Without scripts the form has a button. */
export function Filters(props: FiltersProps) {
  const { wanted, change, rooms = [] } = props;
  const t = useTexts(roomsTexts);
  const numberOf = (value: string): number | null => (value === '' ? null : Number(value));
  return (
    <form
      action={to(roomsScreen)}
      className={styles.filters}
      aria-label={t('filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      <WhenFilter {...props} />
      {wanted.at !== null && <input type="hidden" name="at" value={wanted.at} />}
      <div className={styles.fields}>
        <DayField {...props} />
        <SelectField
          label={t('building')}
          name="building"
          placeholder={t('anyBuilding')}
          options={buildingsOf(rooms).map(({ id, name }) => ({
            value: String(id),
            label: buildingShort(name),
          }))}
          value={wanted.building ?? ''}
          onChange={({ target }) => change({ building: numberOf(target.value) })}
        />
        <SelectField
          label={t('type')}
          name="type"
          placeholder={t('anyType')}
          options={typesOf(rooms).map(({ id, name }) => ({
            value: String(id),
            label: wordOf('roomType', name, t.language),
          }))}
          value={wanted.type ?? ''}
          onChange={({ target }) => change({ type: numberOf(target.value) })}
        />
        <SelectField
          label={t('seats')}
          name="seats"
          placeholder={t('anySeats')}
          options={inOrder([...sizes, ...(wanted.seats > 0 ? [wanted.seats] : [])]).map((count) => ({
            value: String(count),
            label: t('seatsFrom', { count }),
          }))}
          value={wanted.seats > 0 ? wanted.seats : ''}
          onChange={({ target }) => change({ seats: numberOf(target.value) ?? 0 })}
        />
        <div className={styles.taken}>
          <CheckField
            label={t('taken')}
            name="taken"
            value="1"
            checked={wanted.taken}
            onChange={({ target }) => change({ taken: target.checked })}
          />
        </div>
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </div>
    </form>
  );
}

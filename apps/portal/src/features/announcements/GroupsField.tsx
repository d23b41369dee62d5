import type { GroupFound } from '@semestr/api/groups';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { isPicked } from '@semestr/ui/picked';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { inOrder } from '@semestr/core/dates';
import { scheduleOf } from '../../lessons/queries.ts';
import { usePerson } from '../../account/person.ts';
import styles from './announcements.module.css';
import { announcementTexts } from './texts.ts';

const lessonsOf = (week: Schedule['schedules'] | undefined): readonly Lesson[] =>
  Object.values(week ?? {}).flatMap((ofDay) => ofDay ?? []);

/** Returns the numbers of the groups in an educator's schedule, for the current term and the examination session. */
function groupsIn({ schedules, exams }: Schedule): readonly string[] {
  const names = [...lessonsOf(schedules), ...exams].flatMap(({ studentGroups }) =>
    studentGroups.map(({ name }) => name),
  );
  return [...new Set(names)].toSorted(inOrder);
}

interface GroupsFieldProps {
  /** All groups; `undefined` while loading, when typed groups cannot be validated. */
  groups: readonly GroupFound[] | undefined;
  /** Numbers of the groups. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Selects any number of groups. The educator's own groups are toggle buttons; others are typed. */
export function GroupsField({ groups, value, onChange, onBlur, error, ref }: GroupsFieldProps) {
  const allGroups = groups ?? [];
  const t = useTexts(announcementTexts);
  const { urlId = '' } = usePerson();
  const [label, list] = [useId(), useId()];
  const [text, setText] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  // If the schedule fails to load or is not published, all groups are typed.
  const { data: schedule } = useQuery({ ...scheduleOf(urlId), enabled: urlId !== '' });
  const own = schedule ? groupsIn(schedule) : [];
  const offered = [...own, ...value.filter((name) => !own.includes(name))];

  function add(name: string): void {
    if (name === '') return;
    const isKnown = allGroups.some((group) => group.name === name);
    setUnknown(!isKnown);
    if (!isKnown) return;
    setText('');
    if (!value.includes(name)) onChange([...value, name]);
  }

  return (
    <div>
      {offered.length > 0 && (
        <>
          <span id={label} className={styles.label}>
            {t('form.groups')}
          </span>
          <ul className={styles.groups} aria-labelledby={label}>
            {offered.map((name) => {
              const isChosen = value.includes(name);
              return (
                <li key={name}>
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    onClick={() =>
                      onChange(isChosen ? value.filter((one) => one !== name) : [...value, name])
                    }
                  >
                    {isChosen && <Check size={14} strokeWidth={1.75} aria-hidden />}
                    {name}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <TextField
        ref={ref}
        label={t(offered.length > 0 ? 'form.otherGroup' : 'form.group')}
        list={list}
        value={text}
        disabled={!groups}
        autoComplete="off"
        inputMode="numeric"
        maxLength={30}
        error={isUnknown ? t('form.noSuchGroup') : error}
        onChange={({ target, nativeEvent }) => {
          setUnknown(false);
          if (isPicked(nativeEvent) && allGroups.some(({ name }) => name === target.value)) add(target.value);
          else setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(text.trim());
        }}
        onBlur={() => {
          add(text.trim());
          onBlur();
        }}
      />
      <datalist id={list}>
        {allGroups
          .filter(({ name }) => !offered.includes(name))
          .map(({ name, specialityAbbrev }) => (
            <option key={name} value={name} lang="ru">
              {specialityAbbrev}
            </option>
          ))}
      </datalist>
    </div>
  );
}

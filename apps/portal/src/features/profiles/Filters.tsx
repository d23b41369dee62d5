import { rowsOf } from '@semestr/api/rows';
import { MAX_COURSE } from '@semestr/core/disciplines';
import { Button } from '@semestr/ui/Button.tsx';
import { useDebounced } from '@semestr/ui/debounced';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { type ConditionsInAddress, isNarrowed } from './conditions.ts';
import styles from './filters.module.css';
import { facultiesQuery } from './profiles.ts';
import { SkillField } from './SkillField.tsx';
import { profilesTexts } from './texts.ts';
import { profilesScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

/** Debounce before the text is written to the address, in milliseconds. */
const TYPING_MS = 250;

const courses = Array.from({ length: MAX_COURSE }, (_, index) => index + 1);

/** Adds an element to a list, or removes it. */
const toggled = (list: readonly number[], one: number): number[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

function NameField({ conditions, change }: Pick<ConditionsInAddress, 'conditions' | 'change'>) {
  const t = useTexts(profilesTexts);
  const [text, setText] = useState(conditions.lastName);
  const settled = useDebounced(text.trim(), TYPING_MS);
  const [addressName, setAddressName] = useState(conditions.lastName);
  if (addressName !== conditions.lastName) {
    setAddressName(conditions.lastName);
    // Follows changes from elsewhere: the filters were cleared, or the user went back.
    if (conditions.lastName !== settled) setText(conditions.lastName);
  }
  // Updates the address, which is outside React.
  useEffect(() => {
    if (settled !== conditions.lastName) change({ lastName: settled });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typed text is written
  }, [settled]);
  return (
    <TextField
      label={t('lastName')}
      name="lastName"
      type="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** Filters of the search, which apply immediately. Without scripts the form has a button. */
export function Filters({ conditions, change, linkTo }: ConditionsInAddress) {
  const t = useTexts(profilesTexts);
  const { data, failure } = useSectionQuery(facultiesQuery);
  return (
    <form
      action={to(profilesScreen)}
      className={styles.filters}
      aria-label={t('conditions')}
      onSubmit={(event) => event.preventDefault()}
    >
      <NameField conditions={conditions} change={change} />
      <SkillField conditions={conditions} change={change} linkTo={linkTo} />
      <fieldset className={styles.group}>
        <legend>{t('courses')}</legend>
        {courses.map((course) => (
          <CheckField
            key={course}
            label={String(course)}
            name="course"
            value={course}
            checked={conditions.courses.includes(course)}
            onChange={() => change({ courses: toggled(conditions.courses, course) })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('faculties')}</legend>
        {failure}
        {data &&
          rowsOf(data).map(({ id, abbrev }) => (
            <CheckField
              key={id}
              label={abbrev}
              name="faculty"
              value={id}
              checked={conditions.faculties.includes(id)}
              onChange={() => change({ faculties: toggled(conditions.faculties, id) })}
            />
          ))}
      </fieldset>
      <CheckField
        label={t('job')}
        name="job"
        value="1"
        checked={conditions.job}
        onChange={() => change({ job: !conditions.job })}
      />
      <noscript>
        <Button type="submit">{t('show')}</Button>
      </noscript>
      {isNarrowed(conditions) && (
        <Link to={to(profilesScreen)} replace className={styles.reset}>
          {t('reset')}
        </Link>
      )}
    </form>
  );
}

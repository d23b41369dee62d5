import { MAX_SKILL_LENGTH, skillKey } from '@semestr/core/cv';
import { useDebounced } from '@semestr/ui/debounced';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { isPicked } from '@semestr/ui/picked';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { searchSkills } from '../../ui/cv/skills.ts';
import type { ConditionsInAddress } from './conditions.ts';
import styles from './filters.module.css';
import { profilesTexts } from './texts.ts';

const TYPING_MS = 200;

/** Skills that must all match, added from the list of existing ones. */
export function SkillField({ conditions, change, linkTo }: ConditionsInAddress) {
  const t = useTexts(profilesTexts);
  const list = useId();
  const [text, setText] = useState('');
  const { data = [] } = useQuery(searchSkills(useDebounced(text.trim(), TYPING_MS)));
  const chosen = conditions.skills;
  const offered = data.filter(({ name }) => !chosen.some((skill) => skillKey(skill) === skillKey(name)));

  function add(skill: string): void {
    setText('');
    const isThere = chosen.some((one) => skillKey(one) === skillKey(skill));
    if (skill !== '' && !isThere) change({ skills: [...chosen, skill] });
  }

  return (
    <div>
      <TextField
        label={t('skill')}
        hint={t('skillHint')}
        name="skill"
        list={list}
        value={text}
        maxLength={MAX_SKILL_LENGTH}
        autoComplete="off"
        onChange={({ target, nativeEvent }) => {
          const isOffered = offered.some(({ name }) => name === target.value);
          if (isOffered && isPicked(nativeEvent)) add(target.value);
          else setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(text.trim());
        }}
      />
      <datalist id={list}>
        {offered.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {chosen.length > 0 && (
        <ul aria-label={t('chosenSkills')} className={styles.chosen}>
          {chosen.map((skill) => (
            <li key={skill}>
              <input type="hidden" name="skill" value={skill} />
              <span lang="ru">{skill}</span>
              <Link
                to={linkTo({ skills: chosen.filter((one) => one !== skill) })}
                replace
                aria-label={t('remove', { skill })}
              >
                <X size={16} strokeWidth={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

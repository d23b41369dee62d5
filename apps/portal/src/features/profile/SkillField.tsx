import type { Skill } from '@semestr/api/cv';
import { MAX_SKILL_LENGTH, skillKey } from '@semestr/core/cv';
import { useDebounced } from '@semestr/ui/debounced';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Matched } from '@semestr/ui/Matched.tsx';
import { useOptions } from '@semestr/ui/use-options';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { searchSkills } from '../../ui/cv/skills.ts';
import styles from './skills.module.css';
import { profileTexts } from './texts.ts';

const TYPING_MS = 200;
const MAX_OPTIONS = 7;

interface SkillFieldProps {
  text: string;
  chosen: readonly Skill[];
  /** Whether the maximum number is reached. */
  isFull: boolean;
  onType: (text: string) => void;
  onAdd: (skill: Skill) => void;
}

/** Returns existing skills that are not selected, followed by the typed one if it is new. */
function useOffered(text: string, chosen: readonly Skill[]): readonly Skill[] {
  const { data = [] } = useQuery(searchSkills(useDebounced(text, TYPING_MS)));
  const key = skillKey(text);
  if (key === '') return [];
  const keys = new Set(chosen.map(({ name }) => skillKey(name)));
  // Filters the results, because those for the previous text may no longer match.
  const fitting = data.filter(({ name }) => skillKey(name).includes(key));
  const isKnown = keys.has(key) || fitting.some(({ name }) => skillKey(name) === key);
  const offered = fitting.filter(({ name }) => !keys.has(skillKey(name))).slice(0, MAX_OPTIONS);
  return isKnown ? offered : [...offered, { id: null, name: text }];
}

/** Adds a skill. Suggests existing ones during typing; Enter adds the text in the field. */
export function SkillField({ text, chosen, isFull, onType, onAdd }: SkillFieldProps) {
  const t = useTexts(profileTexts);
  const typed = text.trim();
  const offered = useOffered(typed, chosen);
  const list = useOptions({
    options: offered,
    keyOf: ({ id, name }) => (id === null ? 'new' : name),
    onSelect: onAdd,
    onEscape: text !== '' && (() => onType('')),
  });

  function onKeyDown(event: KeyboardEvent): void {
    const isOptionMeant = list.field['aria-activedescendant'] !== undefined;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isOptionMeant || typed === '')
      return list.field.onKeyDown(event);
    event.preventDefault();
    list.close();
    return onAdd(offered.find(({ name }) => skillKey(name) === skillKey(typed)) ?? { id: null, name: typed });
  }

  return (
    <div
      className={styles.combobox}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) list.close();
      }}
    >
      <TextField
        {...list.field}
        onKeyDown={onKeyDown}
        label={t('skills.field')}
        hint={isFull ? t('skills.full') : t('skills.hint', { max: MAX_SKILL_LENGTH })}
        value={text}
        maxLength={MAX_SKILL_LENGTH}
        disabled={isFull}
        enterKeyHint="done"
        onChange={({ target }) => {
          onType(target.value);
          list.reopen();
        }}
      />
      <div {...list.popover} className={styles.popover} hidden={!list.isOpen || offered.length === 0}>
        <div {...list.list} aria-label={t('skills.offered')} lang="ru">
          {offered.map((skill) => (
            <div key={skill.id ?? 'new'} {...list.option(skill)} className={styles.option}>
              {skill.id === null ? (
                <span className={styles.isNew} lang={t.language}>
                  <Plus size={16} strokeWidth={1.75} aria-hidden />
                  {t('skills.addNew', { skill: skill.name })}
                  <span>{t('skills.isNew')}</span>
                </span>
              ) : (
                <span>
                  <Matched text={skill.name} words={[typed]} />
                </span>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

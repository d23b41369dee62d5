import { lettersOf } from '@semestr/core/lesson-letters';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useId } from 'react';
import { useField } from '../../ui/form/use-field.ts';
import styles from './panel.module.css';
import { timetableTexts } from './texts/index.ts';

/** The types offered here; a stored lesson may have another one. */
const usual: readonly string[] = ['ЛК', 'ПЗ', 'ЛР', 'Консультация', 'Зачет', 'Экзамен'];

/** Type of the lesson. */
export function TypeInput() {
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const labelId = useId();
  const { frame, input } = useField({ source: 'type', label: t('fields.type') });
  const type: unknown = input.value;
  const offered = typeof type === 'string' && type !== '' && !usual.includes(type) ? [...usual, type] : usual;
  return (
    <div className={fields.field}>
      <span id={labelId} className={fields.label}>
        {frame.label}
      </span>
      <Choices labelledBy={labelId} className={styles.types}>
        {offered.map((one) => (
          <Choice key={one} isChosen={one === type} title={one} onClick={() => input.onChange(one)}>
            {lettersOf(one, language)}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}

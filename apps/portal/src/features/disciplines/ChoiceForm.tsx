import { semestersOf } from '@semestr/core/disciplines';
import { Button } from '@semestr/ui/Button.tsx';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Cascade } from '../../ui/cascade/cascade.ts';
import { CascadeFields } from '../../ui/cascade/CascadeFields.tsx';
import { firstMissingStep } from '../../ui/cascade/steps.ts';
import { cascadeTexts } from '../../ui/cascade/texts.ts';
import type { Choice, useChoice } from './choice.ts';
import styles from './disciplines.module.css';
import { disciplinesTexts } from './texts.ts';
import { disciplinesScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

interface ChoiceFormProps {
  cascade: Cascade;
  choice: Choice;
  /** Whether the course has a plan for international students. */
  isForeignOffered: boolean;
  onChoose: ReturnType<typeof useChoice>['choose'];
  onChange: ReturnType<typeof useChoice>['change'];
}

function TermField({ choice, onChange }: Pick<ChoiceFormProps, 'choice' | 'onChange'>) {
  const t = useTexts(disciplinesTexts);
  const steps = useTexts(cascadeTexts);
  const missing = firstMissingStep(choice);
  const semesters = choice.course === null ? [] : semestersOf(Number(choice.course));
  return (
    <SelectField
      label={t('term')}
      name="term"
      placeholder={missing ? steps(`first.${missing}`) : t('wholeCourse')}
      options={semesters.map((semester, index) => ({
        value: String(semester),
        label: t(index === 0 ? 'autumn' : 'spring', { semester }),
      }))}
      value={choice.term ?? ''}
      disabled={missing !== null}
      onChange={({ target }) => onChange({ term: target.value === '' ? null : target.value })}
    />
  );
}

/** Selects the study plan. Without scripts the form has a button. */
export function ChoiceForm({ cascade, choice, isForeignOffered, onChoose, onChange }: ChoiceFormProps) {
  const t = useTexts(disciplinesTexts);
  return (
    <div className={styles.top}>
      <form action={to(disciplinesScreen)} className={styles.choice} aria-label={t('choice')}>
        <CascadeFields cascade={cascade} onChoose={onChoose} />
        <TermField choice={choice} onChange={onChange} />
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
        {isForeignOffered && (
          <div className={styles.foreign}>
            <CheckField
              label={t('foreign')}
              name="foreign"
              value="true"
              checked={choice.foreign}
              onChange={({ target }) => onChange({ foreign: target.checked })}
            />
          </div>
        )}
      </form>
      {cascade.failure}
    </div>
  );
}

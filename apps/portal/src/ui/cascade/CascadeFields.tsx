import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Cascade } from './cascade.ts';
import { firstMissingStep, type Step } from './steps.ts';
import { cascadeTexts } from './texts.ts';

type Options = readonly { value: string; label: string }[];

interface FieldProps {
  step: Step;
  cascade: Cascade;
  /** Undefined while loading or after a failure. */
  options: Options | undefined;
  onChoose: (step: Step, value: string | null) => void;
}

/** A select, which shows what has to be selected first while it is disabled. */
function StepField({ step, cascade: { chosen }, options, onChoose }: FieldProps) {
  const t = useTexts(cascadeTexts);
  const waits = firstMissingStep(chosen, step);
  const placeholder = (): string => {
    if (waits) return t(`first.${waits}`);
    if (!options) return t('coming');
    return options.length === 0 ? t(`none.${step}`) : t('choose');
  };
  return (
    <SelectField
      label={t(step)}
      name={step}
      placeholder={placeholder()}
      options={waits ? [] : (options ?? [])}
      value={waits ? '' : (chosen[step] ?? '')}
      disabled={waits !== null || !options || options.length === 0}
      onChange={({ target }) => onChoose(step, target.value === '' ? null : target.value)}
    />
  );
}

/**
 * Selects for faculty, speciality and course, each narrowed by the previous one. As fields of a form they work without
 * scripts.
 */
export function CascadeFields(props: Pick<FieldProps, 'cascade' | 'onChoose'>) {
  const { faculties, specialities, courses } = props.cascade;
  return (
    <>
      <StepField
        {...props}
        step="faculty"
        options={faculties?.map(({ id, abbrev }) => ({ value: String(id), label: abbrev }))}
      />
      <StepField
        {...props}
        step="speciality"
        options={specialities?.map(({ id, text }) => ({ value: String(id), label: text }))}
      />
      <StepField
        {...props}
        step="course"
        options={courses?.map(({ course }) => ({ value: String(course), label: String(course) }))}
      />
    </>
  );
}

import type { EmployeeDto } from '@semestr/api/employees';
import { shortName } from '@semestr/core/display';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ChoiceInAddress } from './address.ts';
import { departmentTexts } from './department-texts.ts';
import styles from './filters.module.css';
import { OtherFields } from './OtherFields.tsx';
import { scheduleTexts } from './texts.ts';

interface EducatorFilterProps {
  educators: readonly EmployeeDto[];
  /** Url id of the educator; null for all. */
  chosen: string | null;
  choice: ChoiceInAddress;
}

/** Filters the lessons of a department by educator. Without scripts the form has a button. */
export function EducatorFilter({ educators, chosen, choice }: EducatorFilterProps) {
  const t = useTexts(departmentTexts);
  const schedule = useTexts(scheduleTexts);
  return (
    <form className={styles.educator}>
      <OtherFields choice={choice} own={['employee']} />
      <select
        name="employee"
        className={styles.select}
        aria-label={t('educator')}
        value={chosen ?? ''}
        onChange={({ target }) => choice.change({ employee: target.value === '' ? null : target.value })}
      >
        <option value="">{t('allEducators')}</option>
        {educators.map((educator) => (
          <option key={educator.urlId} value={educator.urlId} lang="ru">
            {shortName(educator)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit">{schedule('show')}</Button>
      </noscript>
    </form>
  );
}

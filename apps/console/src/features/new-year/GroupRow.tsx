import type { PlanFault, YearGroup } from '@semestr/api/new-year';
import { MAX_COURSE } from '@semestr/core/disciplines';
import { courseName } from '@semestr/core/display';
import type { YearStage } from '@semestr/core/new-year';
import { FieldError } from '@semestr/ui/fields/FieldFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './new-year.module.css';
import { isPossible, type Target } from './plan.ts';
import { newYearTexts } from './texts/index.ts';

const GRADUATES = 'graduates';
const targetIn = (value: string): Target | null => {
  if (value === '') return null;
  return value === GRADUATES ? GRADUATES : Number(value);
};

interface GroupRowProps {
  group: YearGroup;
  choice: { isTaken: boolean; target: Target | null };
  stage: YearStage;
  fault: PlanFault['reason'] | undefined;
  onChange: (choice: Partial<GroupRowProps['choice']>) => void;
}

/** A group with its next course or name. */
export function GroupRow({ group, choice, stage, fault, onChange }: GroupRowProps) {
  const { id, name, speciality, students, course, next, outcome } = group;
  const t = useTexts(newYearTexts);
  const errorId = useId();
  const inWords = (number: number | null): string => (number === null ? '' : courseName(number, t.language));
  const courses = [...new Set([...Array.from({ length: MAX_COURSE }, (_, index) => index + 1), next ?? 1])];
  const isMoved = outcome === 'moved';
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.taken}>
          {!isMoved && (
            <input
              type="checkbox"
              aria-label={t('groups.take', { name })}
              aria-describedby={fault && errorId}
              disabled={!isPossible(choice.target, stage)}
              checked={choice.isTaken}
              onChange={({ target }) => onChange({ isTaken: target.checked })}
            />
          )}
          <Link to={`/groups/${id}`}>{name}</Link>
        </span>
      </th>
      <td className={styles.speciality} lang="ru">
        {speciality}
      </td>
      <td className={styles.students} data-head={t('groups.columns.students')}>
        {students}
      </td>
      <td className={styles.now}>{isMoved ? '' : inWords(course)}</td>
      <td className={styles.target}>
        {isMoved ? (
          inWords(next)
        ) : (
          <select
            aria-label={t('groups.target', { name })}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && errorId}
            value={choice.target ?? ''}
            onChange={({ target: { value } }) => {
              const target = targetIn(value);
              onChange({ target, isTaken: isPossible(target, stage) });
            }}
          >
            {choice.target === null && <option value="">{t('groups.choose')}</option>}
            {courses.map((one) => (
              <option key={one} value={one}>
                {inWords(one)}
              </option>
            ))}
            <option value={GRADUATES}>{t('groups.graduates')}</option>
          </select>
        )}
        <FieldError id={errorId} error={fault && t(`faults.${fault}`)} />
      </td>
    </tr>
  );
}

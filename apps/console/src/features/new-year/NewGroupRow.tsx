import type { PlanFault } from '@semestr/api/new-year';
import { IconButton } from '@semestr/ui/Button.tsx';
import { FieldError } from '@semestr/ui/fields/FieldFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { X } from 'lucide-react';
import { useId } from 'react';
import styles from './new-year.module.css';
import type { NewRow } from './plan.ts';
import { SpecialitySelect } from './SpecialitySelect.tsx';
import { newYearTexts } from './texts/index.ts';

/** The degrees with their names. */
const degrees = [
  [1, 'first'],
  [2, 'masters'],
] as const;
/** Maximum length of a group number. */
const MAX_NAME = 30;

interface NewGroupRowProps {
  row: NewRow;
  fault: PlanFault['reason'] | undefined;
  onChange: (change: Partial<NewRow>) => void;
  onRemove: () => void;
}

/** A group to create: proposed after one of the previous year, or added manually. */
export function NewGroupRow({ row, fault, onChange, onRemove }: NewGroupRowProps) {
  const { name, after, isTaken, speciality, specialityId, degree } = row;
  const t = useTexts(newYearTexts);
  const errorId = useId();
  const ownDegree = degrees.find(([number]) => number === degree);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.taken}>
          <input
            type="checkbox"
            aria-label={after === null ? t('newGroups.takeOwn') : t('newGroups.take', { after })}
            checked={isTaken}
            onChange={({ target }) => onChange({ isTaken: target.checked })}
          />
          <input
            type="text"
            aria-label={after === null ? t('newGroups.nameOwn') : t('newGroups.name', { after })}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && errorId}
            maxLength={MAX_NAME}
            value={name}
            onChange={({ target }) => onChange({ name: target.value, isTaken: true })}
          />
        </span>
        <FieldError id={errorId} error={fault && t(`faults.${fault}`)} />
      </th>
      {after === null ? (
        <>
          <td className={styles.speciality}>
            <SpecialitySelect value={specialityId} onChange={onChange} />
          </td>
          <td className={styles.degree}>
            <select
              aria-label={t('newGroups.degree')}
              value={degree}
              onChange={({ target }) => onChange({ degree: Number(target.value) })}
            >
              {degrees.map(([number, word]) => (
                <option key={number} value={number}>
                  {t(`newGroups.degrees.${word}`)}
                </option>
              ))}
            </select>
          </td>
          <td className={styles.after}>
            <IconButton label={t('newGroups.remove')} onClick={onRemove}>
              <X size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </td>
        </>
      ) : (
        <>
          <td className={styles.speciality} lang="ru">
            {speciality}
          </td>
          <td className={styles.degree}>{ownDegree ? t(`newGroups.degrees.${ownDegree[1]}`) : degree}</td>
          <td className={styles.after} data-head={t('newGroups.columns.after')}>
            {after}
          </td>
        </>
      )}
    </tr>
  );
}

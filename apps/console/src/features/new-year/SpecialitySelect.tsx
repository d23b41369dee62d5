import type { Reply } from '@semestr/api/endpoint';
import type { specialities } from '@semestr/api/specialities';
import { useTexts } from '@semestr/ui/language.tsx';
import { useGetList } from 'react-admin';
import { newYearTexts } from './texts/index.ts';

/** More than any university has. */
const ALL = { page: 1, perPage: 1000 };

interface SpecialitySelectProps {
  /** 0 when none is selected. */
  value: number;
  onChange: (chosen: { specialityId: number; facultyId: number; speciality: string }) => void;
}

/** The speciality of an added group, which also determines its faculty. */
export function SpecialitySelect({ value, onChange }: SpecialitySelectProps) {
  const t = useTexts(newYearTexts);
  const { data = [] } = useGetList<Reply<typeof specialities.one>>('specialities', {
    pagination: ALL,
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <select
      aria-label={t('newGroups.speciality')}
      value={value === 0 ? '' : value}
      onChange={({ target }) => {
        const found = data.find(({ id }) => id === Number(target.value));
        if (found) onChange({ specialityId: found.id, facultyId: found.facultyId, speciality: found.abbrev });
      }}
    >
      {value === 0 && <option value="">{t('newGroups.chooseSpeciality')}</option>}
      {data.map(({ id, name, code }) => (
        <option key={id} value={id} lang="ru">
          {[name, code].filter(Boolean).join(', ')}
        </option>
      ))}
    </select>
  );
}

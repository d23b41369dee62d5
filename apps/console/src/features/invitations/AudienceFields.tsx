import { invitedRoles } from '@semestr/core/invitations';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { ChoicesField } from '@semestr/ui/fields/ChoicesField.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { RecordField } from '../../ui/form/RecordField.tsx';
import type { AudienceValues } from './audience.ts';
import styles from './invitations.module.css';
import { invitationTexts } from './texts.ts';

const courses = ['1', '2', '3', '4', '5', '6'];

interface AudienceFieldsProps {
  chosen: AudienceValues;
  /** Whether any of them have a valid invitation. */
  isAnyInvited: boolean;
  onChange: (chosen: AudienceValues) => void;
}

/** Selects whom to invite: students by faculty, year and group, or the employees. */
export function AudienceFields({ chosen, isAnyInvited, onChange }: AudienceFieldsProps) {
  const t = useTexts(invitationTexts);
  const change = (values: Partial<AudienceValues>): void => onChange({ ...chosen, ...values });
  return (
    <search aria-label={t('whom')}>
      <ChoicesField
        label={t('whom')}
        options={invitedRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        value={chosen.role}
        onChange={(role) => change({ role })}
      />
      {chosen.role === 'student' && (
        <div className={styles.conditions}>
          <RecordField
            label={t('fields.facultyId')}
            placeholder={t('any')}
            reference="faculties"
            sort="abbrev"
            value={chosen.facultyId}
            onChange={(facultyId) => change({ facultyId, groupId: null })}
          />
          <SelectField
            label={t('fields.course')}
            placeholder={t('any')}
            options={courses.map((value) => ({ value, label: value }))}
            value={chosen.course === null ? '' : String(chosen.course)}
            onChange={({ target }) =>
              change({ course: target.value === '' ? null : Number(target.value), groupId: null })
            }
          />
          <RecordField
            label={t('fields.groupId')}
            placeholder={t('anyGroup')}
            reference="groups"
            sort="name"
            filter={{
              ...(chosen.facultyId !== null && { facultyId: [chosen.facultyId] }),
              ...(chosen.course !== null && { course: [chosen.course] }),
            }}
            value={chosen.groupId}
            onChange={(groupId) => change({ groupId })}
          />
        </div>
      )}
      {(isAnyInvited || chosen.isAgain) && (
        <CheckField
          label={t('again')}
          checked={chosen.isAgain}
          onChange={({ target }) => change({ isAgain: target.checked })}
        />
      )}
    </search>
  );
}

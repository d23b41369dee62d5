import { invitedRoles } from '@semestr/core/invitations';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { ChoicesField } from '@semestr/ui/fields/ChoicesField.tsx';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Combobox } from '../../ui/form/Combobox.tsx';
import { useFound } from '../../ui/form/use-found.ts';
import { useRecordName } from '../../ui/record/use-record-name.ts';
import { useReference } from '../../ui/record/use-reference.ts';
import type { Chosen } from './audience.ts';
import styles from './invitations.module.css';
import { invitationTexts } from './texts.ts';

const courses = ['1', '2', '3', '4', '5', '6'];

interface AudienceFieldsProps {
  chosen: Chosen;
  /** Whether any of them have a valid invitation. */
  isAnyInvited: boolean;
  onChange: (chosen: Chosen) => void;
}

/** Selects whom to invite: students by faculty, year and group, or the employees. */
export function AudienceFields({ chosen, isAnyInvited, onChange }: AudienceFieldsProps) {
  const t = useTexts(invitationTexts);
  const change = (values: Partial<Chosen>): void => onChange({ ...chosen, ...values });
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

interface RecordFieldProps {
  label: string;
  placeholder: string;
  reference: string;
  sort: string;
  filter?: Readonly<Record<string, unknown>>;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Selects a record by typing, outside of a form. */
function RecordField({ label, placeholder, reference, sort, filter, value, onChange }: RecordFieldProps) {
  const { choices, isPending, search } = useFound({ reference, sort, ...(filter && { filter }) });
  const represent = useRecordName(reference);
  const record = useReference(reference, value);
  return (
    <FieldFrame label={label}>
      {(control) => (
        <Combobox
          {...control}
          chosen={record ? represent(record) : ''}
          choices={choices}
          isPending={isPending}
          onSearch={search}
          onChoose={(id) => onChange(typeof id === 'number' ? id : null)}
          autoComplete="off"
          placeholder={placeholder}
        />
      )}
    </FieldFrame>
  );
}

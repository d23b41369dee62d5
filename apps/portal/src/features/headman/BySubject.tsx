import { lettersOf } from '@semestr/core/lesson-letters';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import {
  type MissedHours,
  registerQuery,
  subgroupsQuery,
  type SubjectLessons,
  subjectLessons,
  subjectsQuery,
  studentsWithAbsences,
} from './by-subject.ts';
import styles from './headman.module.css';
import { headmanTexts } from './texts.ts';

interface SubgroupsProps {
  subject: SubjectLessons;
  chosen: number;
  onChoose: (subgroup: number) => void;
}

/** Selects a subgroup if subgroups have separate lessons; renders nothing otherwise. */
function Subgroups({ subject, chosen, onChoose }: SubgroupsProps) {
  const t = useTexts(headmanTexts);
  const { data = [], failure } = useSectionQuery(subgroupsQuery(usePerson(), subject));
  const apart = data.filter((subgroup) => subgroup > 0);
  if (failure || apart.length === 0) return failure;
  return (
    <Choices label={t('bySubject.subgroup')}>
      {[0, ...apart].map((subgroup) => (
        <Choice key={subgroup} isChosen={subgroup === chosen} onClick={() => onChoose(subgroup)}>
          {subgroup === 0 ? t('bySubject.everybody') : subgroup}
        </Choice>
      ))}
    </Choices>
  );
}

const nameCell = ({ fio }: MissedHours) => <b lang="ru">{fio}</b>;

function Register({ subject, subgroup }: { subject: SubjectLessons; subgroup: number }) {
  const t = useTexts(headmanTexts);
  const { data, failure } = useSectionQuery(registerQuery(usePerson(), subject, subgroup));
  const columns: readonly Column<MissedHours>[] = [
    { key: 'name', head: t('bySubject.student'), cell: nameCell },
    ...(['lessons', 'hours', 'excused'] as const).map((key) => ({
      key,
      head: t(`bySubject.${key}`),
      cell: (missed: MissedHours) => missed[key],
      isNumber: true,
      isNamedOnCard: true,
    })),
  ];
  return (
    <DataTable
      caption={t('bySubject.caption', { subject: subject.subject })}
      isCaptionHidden
      isPrivate
      columns={columns}
      rows={data && studentsWithAbsences(data.flatMap(({ students }) => students))}
      expected={4}
      keyOf={({ id }) => id}
      empty={<Empty icon={UserCheck} title={t('bySubject.noneFound')} hint={t('bySubject.noneFoundHint')} />}
      failure={failure}
    />
  );
}

/** Missed hours of a subject in the current term, for the whole group or a subgroup. */
export function BySubject() {
  const t = useTexts(headmanTexts);
  const { data, failure } = useSectionQuery(subjectsQuery(usePerson()));
  const [id, setId] = useState('');
  const [subgroup, setSubgroup] = useState(0);
  const all = subjectLessons(data ?? {});
  const subject = all.find((one) => String(one.id) === id);
  // There is nothing to select before the first lesson of a term.
  if (data && all.length === 0) return null;
  return (
    <Section title={t('bySubject.title')} className={styles.bySubject}>
      {failure ?? (
        <>
          <div className={styles.subject}>
            <SelectField
              label={t('bySubject.subject')}
              placeholder={t('bySubject.choose')}
              value={subject ? id : ''}
              options={all.map((one) => ({
                value: String(one.id),
                label: `${one.subject}, ${lettersOf(one.type, t.language)}`,
              }))}
              onChange={({ target }) => {
                setId(target.value);
                setSubgroup(0);
              }}
            />
            {subject && <Subgroups subject={subject} chosen={subgroup} onChoose={setSubgroup} />}
          </div>
          {subject && <Register subject={subject} subgroup={subgroup} />}
        </>
      )}
    </Section>
  );
}

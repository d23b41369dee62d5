import type { Reply } from '@semestr/api/endpoint';
import { assignResponsible, type groupStudents, removeResponsible } from '@semestr/api/journal';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section } from '@semestr/ui/Section.tsx';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { ConfirmMutation } from '../../ui/ConfirmMutation.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { notersQuery, studentsQuery } from './headman.ts';
import styles from './headman.module.css';
import { headmanTexts } from './texts.ts';

type Student = Reply<typeof groupStudents>[number];

/** A student and the change of their permission, to be confirmed. */
interface Change {
  student: Student;
  may: boolean;
}

/** Confirms granting or revoking a student's permission to record absences. */
function ConfirmChange({ change: { student, may }, onClose }: { change: Change; onClose: () => void }) {
  const t = useTexts(headmanTexts);
  const { id, fio: name } = student;
  const shared = { refetches: [notersQuery(usePerson()).queryKey], cancel: t('responsible.no'), onClose };
  return may ? (
    <ConfirmMutation
      {...shared}
      call={assignResponsible}
      request={{ body: { studentIds: [id], studentFlags: [true] } }}
      title={t('responsible.assignTitle')}
      confirm={t('responsible.assign')}
      isDangerous={false}
      done={t('responsible.assigned', { name })}
    >
      <span {...asPrivate}>{t('responsible.assignText', { name })}</span>
    </ConfirmMutation>
  ) : (
    <ConfirmMutation
      {...shared}
      call={removeResponsible}
      request={{ body: [id] }}
      title={t('responsible.removeTitle')}
      confirm={t('responsible.remove')}
      done={t('responsible.removed', { name })}
    >
      <span {...asPrivate}>{t('responsible.removeText', { name })}</span>
    </ConfirmMutation>
  );
}

/** Students with permission to record absences, whom only the head manages. */
export function Responsible() {
  const t = useTexts(headmanTexts);
  const user = usePerson();
  const students = useSectionQuery(studentsQuery(user));
  const noters = useSectionQuery(notersQuery(user));
  const [chosen, setChosen] = useState('');
  const [change, setChange] = useState<Change | null>(null);
  const content = () => {
    const failure = students.failure ?? noters.failure;
    if (failure) return failure;
    if (!students.data || !noters.data) return <Splash />;
    const may = new Set(noters.data);
    // Without the head, who always has the permission.
    const others = students.data.filter(({ username }) => username !== user.username);
    const appointed = others.filter(({ id }) => may.has(id));
    const rest = others.filter(({ id }) => !may.has(id));
    const student = rest.find(({ id }) => String(id) === chosen);
    return (
      <>
        {appointed.length === 0 && (
          <Empty icon={UserCheck} title={t('responsible.none')} hint={t('responsible.noneHint')} />
        )}
        <ul className={styles.noters} {...asPrivate}>
          {appointed.map((one) => (
            <li key={one.id}>
              <span lang="ru" id={`noter-${one.id}`}>
                {one.fio}
              </span>
              <Button
                look="text"
                aria-describedby={`noter-${one.id}`}
                onClick={() => setChange({ student: one, may: false })}
              >
                {t('responsible.remove')}
              </Button>
            </li>
          ))}
        </ul>
        <div className={styles.assign} {...asPrivate}>
          <SelectField
            label={t('responsible.choose')}
            placeholder={t('responsible.chooseFrom')}
            value={student ? chosen : ''}
            options={rest.map(({ id, fio }) => ({ value: String(id), label: fio }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button
            aria-disabled={!student || undefined}
            onClick={() => {
              if (student) setChange({ student, may: true });
            }}
          >
            {t('responsible.assign')}
          </Button>
        </div>
      </>
    );
  };
  return (
    <Section title={t('responsible.title')} className={styles.responsible}>
      {content()}
      {change && <ConfirmChange change={change} onClose={() => setChange(null)} />}
    </Section>
  );
}

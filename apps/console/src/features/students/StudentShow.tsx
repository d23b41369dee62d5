import type { Student } from '@semestr/api/students';
import { dotted } from '@semestr/core/dates';
import { fullName, phone } from '@semestr/core/display';
import { countryName } from '@semestr/core/countries';
import { documentLanguageName, fundingName } from '@semestr/core/student-details';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarDays } from 'lucide-react';
import { portal } from '../../session/portal.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { Access } from '../../ui/access/Access.tsx';
import { EditLink } from '../../ui/record/EditLink.tsx';
import { History } from '../../ui/kind/History.tsx';
import { RelatedLinks } from '../../ui/kind/RelatedLinks.tsx';
import { ContactsBadge } from './ContactsBadge.tsx';
import { DeleteStudent } from './orders/DeleteStudent.tsx';
import { OrderMenu } from './orders/OrderMenu.tsx';
import { Orders } from './orders/Orders.tsx';
import { StateBadge } from './orders/StateBadge.tsx';
import { Enrolments } from './Enrolments.tsx';
import kind from './kind.ts';
import { loggedFields } from './logged-fields.ts';
import styles from './students.module.css';
import { studentTexts } from './texts.ts';
import { Transfer } from './Transfer.tsx';

type Part = { student: Student };

function Person({ student }: Part) {
  const t = useTexts(studentTexts);
  return (
    <Section title={t('person')}>
      <Fact name={t('fields.lastName')}>{student.lastName}</Fact>
      <Fact name={t('fields.firstName')}>{student.firstName}</Fact>
      <Fact name={t('fields.middleName')} isKnown={student.middleName !== null}>
        {student.middleName ?? t('none')}
      </Fact>
      {student.birthDate !== null && <Fact name={t('fields.birthDate')}>{dotted(student.birthDate)}</Fact>}
      {student.citizenship != null && (
        <Fact name={t('fields.citizenship')}>{countryName(student.citizenship, t.language)}</Fact>
      )}
    </Section>
  );
}

function Studies({ student }: Part) {
  const t = useTexts(studentTexts);
  return (
    <Section title={t('studies')}>
      <Fact name={t('state')}>
        <StateBadge student={student} />
        {student.leftOn != null && t('leftOn', { date: dotted(student.leftOn) })}
      </Fact>
      <Fact name={t('cardNumber')}>{student.cardNumber}</Fact>
      <Fact name={t('fields.groupName')}>
        <a href={portal.schedule(student.groupName)} className={styles.schedule}>
          {student.groupName}
          <span>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
            {t('schedule')}
          </span>
        </a>
      </Fact>
      <Fact name={t('fields.facultyAbbrev')}>{student.facultyAbbrev}</Fact>
      <Fact name={t('speciality')}>{student.specialityName}</Fact>
      <Fact name={t('fields.course')}>{student.course}</Fact>
      <Fact name={t('fields.subgroup')}>{student.subgroup}</Fact>
      {student.funding != null && (
        <Fact name={t('fields.funding')}>{fundingName(student.funding, t.language)}</Fact>
      )}
      {student.documentLanguage != null && (
        <Fact name={t('fields.documentLanguage')}>
          {documentLanguageName(student.documentLanguage, t.language)}
        </Fact>
      )}
      {student.onLeaveUntil !== null && (
        <Fact name={t('leave')}>{t('leaveUntil', { date: dotted(student.onLeaveUntil) })}</Fact>
      )}
    </Section>
  );
}

function Contacts({ student }: Part) {
  const t = useTexts(studentTexts);
  return (
    <Section title={t('contactsTitle')}>
      <Fact name={t('state')}>
        <ContactsBadge student={student} />
      </Fact>
      <Fact name={t('email')} isKnown={student.email !== null}>
        {student.email ? <a href={`mailto:${student.email}`}>{student.email}</a> : t('notSetFeminine')}
      </Fact>
      <Fact name={t('phone')} isKnown={student.phone !== null}>
        {student.phone ? <a href={`tel:${student.phone}`}>{phone(student.phone)}</a> : t('notSet')}
      </Fact>
    </Section>
  );
}

function Rights({ student }: Part) {
  const t = useTexts(studentTexts);
  const answer = (isTrue: boolean) => ({ isKnown: isTrue, children: isTrue ? t('yes') : t('no') });
  return (
    <Section title={t('rights')}>
      <Fact name={t('fields.isGroupHead')} {...answer(student.isGroupHead)} />
      <Fact name={t('fields.canStudentNote')} {...answer(student.canStudentNote)} />
      <Fact name={t('fields.hasProfiling')} {...answer(student.hasProfiling)} />
    </Section>
  );
}

/** The record of one student. */
export default function StudentShow() {
  const t = useTexts(studentTexts);
  return (
    <RecordPage<Student>
      subtitle={(student) => t('card', { number: student.cardNumber })}
      actions={
        <>
          <EditLink />
          <OrderMenu />
          <Transfer />
          <DeleteStudent />
        </>
      }
    >
      {(student) => (
        <>
          <Person student={student} />
          <Studies student={student} />
          <Orders studentId={student.id} />
          <Enrolments studentId={student.id} />
          {student.contactsConfirmed !== null && <Contacts student={student} />}
          <Rights student={student} />
          <RelatedLinks related={kind.related} id={student.id} />
          <History subject={`students/${student.id}`} fields={loggedFields} />
          <Access
            owner={{
              filter: { studentId: student.id },
              login: student.cardNumber,
              student: { cardNumber: student.cardNumber, name: fullName(student) },
              proof: 'birthDate',
            }}
          />
        </>
      )}
    </RecordPage>
  );
}

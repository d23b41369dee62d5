import type { Reply } from '@semestr/api/endpoint';
import type { certificates } from '@semestr/api/resources-requests';
import type { Student } from '@semestr/api/students';
import { dotted, readMoment } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { useCreatePath, useGetManyReference } from 'react-admin';
import { Link } from 'react-router-dom';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { useReference } from '../../ui/record/use-reference.ts';
import { certificateTexts } from './texts.ts';

export type Certificate = Reply<typeof certificates.one>;

const dayOf = (moment: string): string => {
  const day = readMoment(moment);
  return day === null ? moment : dotted(day);
};

/** What is asked for, by whom, and what the student ordered before. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const t = useTexts(certificateTexts);
  const { createdAt, place, type, number, rejectionReason, studentId } = certificate;
  const student = useReference<Student>('students', studentId);
  return (
    <>
      <Section title={t('certificate')}>
        <Fact name={t('fields.place')}>{place}</Fact>
        <Fact name={t('fields.type')}>{type}</Fact>
        <Fact name={t('fields.createdAt')}>{dayOf(createdAt)}</Fact>
        {number !== null && <Fact name={t('fields.number')}>{number}</Fact>}
        {rejectionReason !== null && <Fact name={t('fields.rejectionReason')}>{rejectionReason}</Fact>}
      </Section>
      {student && <StudentFacts student={student} />}
      <Others certificate={certificate} />
    </>
  );
}

function StudentFacts({ student }: { student: Student }) {
  const t = useTexts(certificateTexts);
  const createPath = useCreatePath();
  return (
    <Section title={t('student')}>
      <Fact name={t('studentName')}>
        <Link to={createPath({ resource: 'students', type: 'show', id: student.id })}>
          {fullName(student)}
        </Link>
      </Fact>
      <Fact name={t('card')}>{student.cardNumber}</Fact>
      <Fact name={t('group')}>{student.groupName}</Fact>
      <Fact name={t('course')}>{student.course}</Fact>
      <Fact name={t('faculty')}>{student.facultyAbbrev}</Fact>
    </Section>
  );
}

/** The check that a clerk would make by hand: whether the same has been ordered before. */
function Others({ certificate }: { certificate: Certificate }) {
  const t = useTexts(certificateTexts);
  const { data = [], isPending } = useGetManyReference<Certificate>('certificates', {
    target: 'studentId',
    id: certificate.studentId,
    pagination: { page: 1, perPage: 6 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  });
  const others = data.filter(({ id }) => id !== certificate.id);
  return (
    <Section title={t('others')}>
      {others.map(({ id, createdAt, place, state }) => (
        <Fact key={id} name={dayOf(createdAt)} isKnown={false}>
          {`${place} · ${t(`states.${state}`)}`}
        </Fact>
      ))}
      {others.length === 0 && !isPending && (
        <Fact name={t('noOthers')} isKnown={false}>
          {null}
        </Fact>
      )}
    </Section>
  );
}

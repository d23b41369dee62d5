import type { enrolments } from '@semestr/api/enrolments';
import type { Reply } from '@semestr/api/endpoint';
import { addDays, dotted } from '@semestr/core/dates';
import { useTexts } from '@semestr/ui/language.tsx';
import { useGetList } from 'react-admin';
import { Fault } from '../../ui/Fault.tsx';
import { Reference } from '../../ui/record/Reference.tsx';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { studentTexts } from './texts.ts';

type Enrolment = Reply<typeof enrolments.one>;

const LATEST_FIRST = { field: 'from', order: 'DESC' } as const;
/** More enrolments than any student has. */
const ALL = { page: 1, perPage: 100 };

/** History of a student's groups, the current one first. */
export function Enrolments({ studentId }: { studentId: number }) {
  const t = useTexts(studentTexts);
  const { data, error, refetch } = useGetList<Enrolment>('enrolments', {
    filter: { studentId },
    sort: LATEST_FIRST,
    pagination: ALL,
  });
  const daysOf = ({ from, to }: Enrolment) =>
    to === null
      ? t('enrolments.since', { from: dotted(from) })
      : // The last day in the group is the day before the next enrolment.
        t('enrolments.days', { from: dotted(from), to: dotted(addDays(to, -1)) });
  return (
    <Section title={t('enrolments.title')}>
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {data?.map((one) => (
        <Fact key={one.id} name={daysOf(one)}>
          <Reference resource="groups" id={one.groupId} />
          {t('enrolments.subgroup', { subgroup: one.subgroup })}
          {one.orderNumber !== null && t('enrolments.order', { number: one.orderNumber })}
        </Fact>
      ))}
    </Section>
  );
}

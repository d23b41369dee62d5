import type { Reply } from '@semestr/api/endpoint';
import type { studentOrders } from '@semestr/api/student-orders';
import { dotted } from '@semestr/core/dates';
import { orderName } from '@semestr/core/student-order-words';
import { useTexts } from '@semestr/ui/language.tsx';
import { useGetList } from 'react-admin';
import { Fault } from '../../../ui/Fault.tsx';
import { Fact, Section } from '../../../ui/record/Section.tsx';
import { orderTexts } from './texts.ts';

type Order = Reply<typeof studentOrders.one>;

const LATEST_FIRST = { field: 'from', order: 'DESC' } as const;
/** More orders than any student has. */
const ALL = { page: 1, perPage: 100 };

/** Orders that concern a student, latest first; renders nothing when there are none. */
export function Orders({ studentId }: { studentId: number }) {
  const t = useTexts(orderTexts);
  const { data, error, refetch } = useGetList<Order>('student-orders', {
    filter: { studentId },
    sort: LATEST_FIRST,
    pagination: ALL,
  });
  if (!error && !data?.length) return null;
  const daysOf = ({ from, until }: Order) =>
    until === null
      ? t('since', { from: dotted(from) })
      : t('days', { from: dotted(from), until: dotted(until) });
  const textOf = ({ kind, number, date }: Order) => {
    const values = { name: orderName(kind, t.language), date: dotted(date) };
    return number === null ? t('unnumbered', values) : t('numbered', { ...values, number });
  };
  return (
    <Section title={t('section')}>
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {data?.map((one) => (
        <Fact key={one.id} name={daysOf(one)}>
          {[textOf(one), one.reason].filter(Boolean).join('. ')}
        </Fact>
      ))}
    </Section>
  );
}

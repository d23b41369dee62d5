import type { Reply } from '@semestr/api/endpoint';
import type { read } from '@semestr/api/today';
import { daysBetween, readMoment } from '@semestr/core/dates';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import table from '@semestr/ui/table.module.css';
import { CircleAlert } from 'lucide-react';
import { useGetResourceLabel } from 'react-admin';
import { Link } from 'react-router-dom';
import { today } from '../../clock.ts';
import { useKinds } from '../../ui/desk/use-kinds.ts';
import { Bars } from './Bars.tsx';
import styles from './today.module.css';
import { todayTexts } from './texts.ts';

type Kind = NonNullable<Reply<typeof read>['requests']>[number];

/** Pending requests by type, with the age of the oldest. */
export function RequestsTable({ requests }: { requests: readonly Kind[] }) {
  const t = useTexts(todayTexts);
  const columns = ['kind', 'waiting', 'overdue', 'oldest', 'limit', 'came', 'days'] as const;
  return (
    <table className={classNames(table.table, styles.requests)}>
      <caption className="visually-hidden">{t('requests')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requests.map((one) => (
          <Row key={one.kind} {...one} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ kind, waiting, overdue, oldest, limit, came }: Kind) {
  const t = useTexts(todayTexts);
  const label = useGetResourceLabel();
  const { resource } = useKinds()(kind);
  const since = oldest === null ? null : readMoment(oldest);
  const waits = since === null ? null : daysBetween(since, today());
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        <Link to={`/requests?kind=${kind}`}>{label(resource, 2)}</Link>
      </th>
      <td className={styles.waiting}>
        <strong>{waiting}</strong>
      </td>
      <td className={styles.overdue}>
        {overdue > 0 ? (
          <Link to={`/requests?kind=${kind}&overdue=1`} className={styles.late}>
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
            {overdue}
          </Link>
        ) : (
          t('none')
        )}
      </td>
      <td className={styles.oldest}>{waits === null ? '' : t('age', { count: waits })}</td>
      <td className={styles.limit}>{t('limit', { count: limit })}</td>
      <td className={styles.came}>{came.at(-1) ? `+${came.at(-1)}` : ''}</td>
      <td className={styles.days}>
        <Bars counts={came} label={t('came', { count: came.reduce((sum, one) => sum + one, 0) })} />
      </td>
    </tr>
  );
}

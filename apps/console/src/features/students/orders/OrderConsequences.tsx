import { dotted, type IsoDate } from '@semestr/core/dates';
import { accountClosesOn, type OrderKind, orderRules } from '@semestr/core/student-orders';
import { consequences } from '@semestr/core/student-states';
import { useTexts } from '@semestr/ui/language.tsx';
import { useWatch } from 'react-hook-form';
import styles from './orders.module.css';
import { orderTexts } from './texts.ts';

const isDay = (value: unknown): value is IsoDate => typeof value === 'string' && value !== '';

/** Describes the consequences of an order on the first day in the form. */
export function OrderConsequences({ kind }: { kind: OrderKind }) {
  const t = useTexts(orderTexts);
  const from: unknown = useWatch({ name: 'from' });
  const { state } = orderRules[kind];
  const { isInGroup, isNotStudying } = consequences[state];
  const closes = isDay(from) ? accountClosesOn(state, from) : null;
  const lines = isInGroup
    ? [
        kind === 'leave' || kind === 'return' || kind === 'reinstate'
          ? t(`follows.${kind}`)
          : t('follows.enrol'),
      ]
    : [
        t('follows.group'),
        closes === null ? t('follows.account') : t('follows.accountUntil', { date: dotted(closes) }),
        t('follows.library'),
      ];
  if (isInGroup && isNotStudying) lines.push(t('follows.keeps'));
  return (
    <div className={styles.follows}>
      <h3>{t('follows.title')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

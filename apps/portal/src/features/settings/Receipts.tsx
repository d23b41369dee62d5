import type { Impersonation } from '@semestr/api/impersonation';
import { momentInTable } from '@semestr/core/moments';
import { IMPERSONATION } from '@semestr/core/session';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { ShieldCheck } from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { useInstitution } from '../../university/institution.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { receiptsOf } from './settings.ts';
import styles from './settings.module.css';
import { settingsTexts } from './texts.ts';

const PAGE_SIZE = 5;

function When({ receipt: { startedAt } }: { receipt: Impersonation }) {
  const { language } = useTexts(settingsTexts);
  const { today } = useNow();
  return (
    <time dateTime={startedAt} className={styles.when}>
      {momentInTable(new Date(startedAt), language, today)}
    </time>
  );
}

/** The administrator's name, and the reason as entered. */
function Who({ receipt: { admin, reason } }: { receipt: Impersonation }) {
  const t = useTexts(settingsTexts);
  return (
    <TwoLines
      first={<span lang="ru">{admin}</span>}
      second={reason ? <span lang="ru">{reason}</span> : t('receipts.noReason')}
    />
  );
}

const whenCell = (receipt: Impersonation) => <When receipt={receipt} />;
const whoCell = (receipt: Impersonation) => <Who receipt={receipt} />;

/** Impersonations of the user by administrators with their reasons, latest first. */
export function Receipts() {
  const t = useTexts(settingsTexts);
  const institution = useInstitution();
  const { data, failure } = useSectionQuery(receiptsOf(usePerson()));
  const columns: readonly Column<Impersonation>[] = [
    { key: 'when', head: t('receipts.when'), cell: whenCell },
    { key: 'who', head: t('receipts.who'), cell: whoCell },
  ];
  return (
    <Section title={t('receipts.title')} className={styles.receipts}>
      <DataTable
        caption={t('receipts.title')}
        isCaptionHidden
        isPrivate
        columns={columns}
        rows={data}
        keyOf={({ startedAt, admin }) => `${startedAt} ${admin}`}
        expected={3}
        pageSize={PAGE_SIZE}
        moreLabel={(count) => t('receipts.more', { count })}
        empty={<Empty icon={ShieldCheck} title={t('receipts.none')} />}
        failure={failure}
      />
      <p className={styles.note}>
        {t('receipts.rule', { minutes: IMPERSONATION / 60_000 })}{' '}
        {institution && <a href={`mailto:${institution.supportEmail}`}>{t('receipts.report')}</a>}
      </p>
    </Section>
  );
}

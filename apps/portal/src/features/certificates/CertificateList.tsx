import { mayCancel } from '@semestr/core/requests';
import { certificateLifecycle } from '@semestr/core/certificates';
import { Button } from '@semestr/ui/Button.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, Clock, FileText, type LucideIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../ui/now.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { byYear, type ShownCertificate } from './certificates.ts';
import styles from './certificates.module.css';
import { certificateTexts } from './texts.ts';

const looks: Record<ShownCertificate['state'], { kind: StatusKind; icon: LucideIcon }> = {
  processing: { kind: 'waits', icon: Clock },
  printed: { kind: 'done', icon: Check },
  rejected: { kind: 'refused', icon: CircleAlert },
  cancelled: { kind: 'waits', icon: X },
};

/** The state in a word, and in a line what happens next. */
function State({ certificate: { state, printedOn, rejectionReason } }: { certificate: ShownCertificate }) {
  const t = useTexts(certificateTexts);
  const next = (): string => {
    if (state === 'printed') return printedOn ? t('next.printed', { date: printedOn }) : t('next.ready');
    if (state === 'rejected') return rejectionReason ? t('next.rejected', { reason: rejectionReason }) : '';
    return t(`next.${state}`);
  };
  return (
    <>
      <Status {...looks[state]}>{t(`states.${state}`)}</Status>
      <span className={styles.next} lang={state === 'rejected' ? 'ru' : undefined}>
        {next()}
      </span>
    </>
  );
}

/** What for, and of which kind; data of the university, which writes Russian. */
function What({
  certificate: { provisionPlace, certificateType, number },
}: {
  certificate: ShownCertificate;
}) {
  const t = useTexts(certificateTexts);
  return (
    <TwoLines
      lang="ru"
      first={provisionPlace}
      second={number > 0 ? t('numbered', { type: certificateType, number }) : certificateType}
    />
  );
}

const whatCell = (certificate: ShownCertificate) => <What certificate={certificate} />;
const stateCell = (certificate: ShownCertificate) => <State certificate={certificate} />;

interface CertificateListProps {
  certificates: readonly ShownCertificate[];
  onOrderAgain: (certificate: ShownCertificate) => void;
}

/** What was ordered, the newest first; those of earlier years fold away. */
export function CertificateList({ certificates, onOrderAgain }: CertificateListProps) {
  const t = useTexts(certificateTexts);
  const { today } = useNow();
  const [toCancel, setToCancel] = useState<ShownCertificate | null>(null);
  const { now, earlier } = byYear(certificates, today);

  const action = (certificate: ShownCertificate) =>
    certificate.state !== 'cancelled' && mayCancel(certificateLifecycle, certificate.state) ? (
      <Button look="text" onClick={() => setToCancel(certificate)}>
        {t('cancel')}
      </Button>
    ) : (
      <Button look="text" onClick={() => onOrderAgain(certificate)}>
        {t(certificate.state === 'rejected' ? 'orderAgain' : 'another')}
      </Button>
    );

  const columns: readonly Column<ShownCertificate>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ dateOrder }) => dateOrder },
    {
      key: 'what',
      head: t('columns.what'),
      cell: whatCell,
    },
    { key: 'state', head: t('columns.state'), cell: stateCell },
    { key: 'action', head: t('cancel'), isHeadHidden: true, isNumber: true, cell: action },
  ];

  const table = (rows: readonly ShownCertificate[]) => (
    <DataTable
      caption={t('mine')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      isMarked={({ state }) => state === 'rejected'}
      empty={<Empty icon={FileText} title={t('none')} hint={t('noneHint')} />}
    />
  );
  return (
    <Section
      title={t('mine')}
      note={now.length > 0 && <Second>{t('thisYear', { count: now.length })}</Second>}
      className={styles.list}
    >
      {table(now)}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('earlier')}</summary>
          {table(earlier)}
        </details>
      )}
      {toCancel && <CancelDialog certificate={toCancel} onClose={() => setToCancel(null)} />}
    </Section>
  );
}

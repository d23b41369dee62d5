import { wordOf } from '@semestr/core/data-words';
import { close, file } from '@semestr/api/certificates';
import { mayCancel } from '@semestr/core/requests/lifecycle';
import { requestRules } from '@semestr/core/requests/kinds';
import { Button } from '@semestr/ui/Button.tsx';
import type { Column } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { ConfirmMutation } from '../../ui/ConfirmMutation.tsx';
import { Download } from '../../ui/Download.tsx';
import { useNow } from '../../hydration/now.ts';
import { RequestState } from '../../ui/requests/RequestState.tsx';
import { RequestTable } from '../../ui/requests/RequestTable.tsx';
import { byYear, certificatesOf, type CertificateView } from './certificates.ts';
import styles from './certificates.module.css';
import { certificateTexts } from './texts.ts';
import { useIsAsked } from '../../account/questions/questions.ts';

/** State of the request, with the next step. */
function State({ certificate }: { certificate: CertificateView }) {
  const { printedOn, collectFrom, collectUntilOn } = certificate;
  const t = useTexts(certificateTexts);
  const { today } = useNow();
  const printed = (): string => {
    if (collectUntilOn && today <= collectUntilOn)
      return collectFrom
        ? t('next.collectFrom', { date: collectUntilOn, office: collectFrom })
        : t('next.collect', { date: collectUntilOn });
    return printedOn ? t('next.printed', { date: printedOn }) : t('next.ready');
  };
  const next = (state: CertificateView['state']): string => {
    if (state === 'printed') return printed();
    return state === 'rejected' ? '' : t(`next.${state}`);
  };
  const isAsked = useIsAsked('certificates', certificate.id);
  return <RequestState request={certificate} kind="certificates" isAsked={isAsked} next={next} />;
}

/** Purpose and type of a certificate; the purpose is data of the university, which is in Russian. */
function What({
  certificate: { provisionPlace, certificateType, number },
}: {
  certificate: CertificateView;
}) {
  const t = useTexts(certificateTexts);
  const type = wordOf('certificate', certificateType, t.language);
  return (
    <TwoLines
      first={<span lang="ru">{provisionPlace}</span>}
      second={number > 0 ? t('numbered', { type, number }) : type}
    />
  );
}

const whatCell = (certificate: CertificateView) => <What certificate={certificate} />;
const stateCell = (certificate: CertificateView) => <State certificate={certificate} />;

interface CertificateListProps {
  /** Undefined while loading. */
  certificates: readonly CertificateView[] | undefined;
  /** Error message if they failed to load. */
  failure: ReactNode;
  onOrderAgain: (certificate: CertificateView) => void;
}

/** Ordered certificates, newest first; those of earlier years are collapsed. */
export function CertificateList({ certificates, failure, onOrderAgain }: CertificateListProps) {
  const t = useTexts(certificateTexts);
  const { today } = useNow();
  const { queryKey } = certificatesOf(usePerson());
  const [toCancel, setToCancel] = useState<CertificateView | null>(null);
  const { now, earlier } = byYear(certificates ?? [], today);

  const action = (certificate: CertificateView) =>
    certificate.state !== 'cancelled' && mayCancel(requestRules.certificates.lifecycle, certificate.state) ? (
      <Button look="text" onClick={() => setToCancel(certificate)}>
        {t('cancel')}
      </Button>
    ) : (
      <div className={styles.actions}>
        {certificate.state === 'printed' && (
          <Download look="text" call={file} request={{ params: { id: String(certificate.id) } }}>
            {t('download')}
          </Download>
        )}
        <Button look="text" onClick={() => onOrderAgain(certificate)}>
          {t(certificate.state === 'rejected' ? 'orderAgain' : 'another')}
        </Button>
      </div>
    );

  const columns: readonly Column<CertificateView>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ dateOrder }) => dateOrder },
    {
      key: 'what',
      head: t('columns.what'),
      cell: whatCell,
    },
    { key: 'state', head: t('columns.state'), cell: stateCell },
    { key: 'action', head: t('cancel'), isHeadHidden: true, isNumber: true, cell: action },
  ];

  const table = (rows: readonly CertificateView[] | undefined) => (
    <RequestTable
      caption={t('mine')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<Empty icon={FileText} title={t('none')} hint={t('noneHint')} />}
      failure={failure}
    />
  );
  return (
    <Section
      title={t('mine')}
      note={now.length > 0 && <Caption>{t('thisYear', { count: now.length })}</Caption>}
    >
      {table(certificates && now)}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('earlier')}</summary>
          {table(earlier)}
        </details>
      )}
      {toCancel && (
        <ConfirmMutation
          call={close}
          request={{ query: { id: String(toCancel.id) } }}
          refetches={[queryKey]}
          title={t('cancelTitle')}
          confirm={t('cancelYes')}
          cancel={t('cancelNo')}
          done={t('cancelled')}
          onClose={() => setToCancel(null)}
        >
          {t('cancelText', { place: toCancel.provisionPlace, date: toCancel.orderedOn ?? today })}
        </ConfirmMutation>
      )}
    </Section>
  );
}

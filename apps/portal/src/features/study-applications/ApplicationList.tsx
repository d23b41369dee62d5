import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { contract } from '@semestr/api/study';
import { awaitsSignature, hasContract, type StudyState } from '@semestr/core/study';
import { Button } from '@semestr/ui/Button.tsx';
import type { Column } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { FileText } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePerson } from '../../account/person.ts';
import { Download } from '../../ui/Download.tsx';
import { focusHeading } from '../../ui/focus.ts';
import { RowActions } from '../../ui/requests/FormAndList.tsx';
import { RequestState } from '../../ui/requests/RequestState.tsx';
import { RequestTable } from '../../ui/requests/RequestTable.tsx';
import type { ApplicationView } from './applications.ts';
import { PriceOf, PurposeOf } from './Terms.tsx';
import { applicationTexts } from './texts.ts';
import { useIsAsked } from '../../account/questions/questions.ts';

/** Lazy, because it contains the signature field. */
const SignDialog = lazyPart(() => import('./SignDialog.tsx'));

/** State of the request, with the next step. */
function State({ application }: { application: ApplicationView }) {
  const t = useTexts(applicationTexts);
  const { decidedOn, signedOn } = application;
  const next = (state: StudyState): string => {
    if (state === 'unsigned')
      return decidedOn ? t('next.unsignedSince', { date: decidedOn }) : t('next.unsigned');
    if (state === 'signed') return signedOn ? t('next.signedOn', { date: signedOn }) : t('next.signed');
    if (state === 'rejected') return decidedOn ? t('next.rejectedOn', { date: decidedOn }) : '';
    return t(`next.${state}`);
  };
  const isAsked = useIsAsked('study', application.lmsApplicationId);
  return <RequestState request={application} kind="study" isAsked={isAsked} next={next} />;
}

/** Subject, semester and purpose. */
function What({ application }: { application: ApplicationView }) {
  const t = useTexts(applicationTexts);
  const { subject, term } = application;
  return (
    <TwoLines
      first={<span lang="ru">{subject}</span>}
      second={
        <>
          {t('what', { term })}, <PurposeOf application={application} />
        </>
      }
    />
  );
}

const whatCell = (application: ApplicationView) => <What application={application} />;
const priceCell = (application: ApplicationView) => <PriceOf application={application} />;
const stateCell = (application: ApplicationView) => <State application={application} />;

interface ApplicationListProps {
  /** Undefined while loading. */
  applications: readonly ApplicationView[] | undefined;
  /** Error message if they failed to load. */
  failure: ReactNode;
}

/** Study applications, newest first, with their contracts. Signing is disabled during impersonation. */
export function ApplicationList({ applications, failure }: ApplicationListProps) {
  const t = useTexts(applicationTexts);
  const isLocked = usePerson().impersonatedBy !== undefined;
  const list = useRef<HTMLDivElement>(null);
  const [toSign, setToSign] = useState<ApplicationView | null>(null);

  const action = (application: ApplicationView) => {
    const { state, lmsApplicationId: id } = application;
    if (state === null || !hasContract(state)) return null;
    return (
      <RowActions>
        {awaitsSignature(state) && !isLocked && (
          <Button look="text" onClick={() => setToSign(application)}>
            {t('sign')}
          </Button>
        )}
        <Download call={contract} request={{ query: { 'lms-application-id': String(id) } }} look="text">
          {t('contract')}
        </Download>
      </RowActions>
    );
  };

  const columns: readonly Column<ApplicationView>[] = [
    { key: 'date', head: t('columns.date'), cell: ({ applicationDate }) => applicationDate },
    { key: 'what', head: t('columns.what'), cell: whatCell },
    { key: 'price', head: t('columns.price'), cell: priceCell, isNumber: true, isNamedOnCard: true },
    { key: 'state', head: t('columns.state'), cell: stateCell },
    { key: 'action', head: t('columns.action'), isHeadHidden: true, isNumber: true, cell: action },
  ];
  return (
    <Section
      title={t('mine')}
      note={
        applications &&
        applications.length > 0 && <Caption>{t('count', { count: applications.length })}</Caption>
      }
    >
      <div ref={list}>
        <RequestTable
          caption={t('mine')}
          columns={columns}
          rows={applications}
          keyOf={({ lmsApplicationId }) => lmsApplicationId}
          empty={<Empty icon={FileText} title={t('none')} hint={t('noneHint')} />}
          failure={failure}
        />
      </div>
      {toSign && (
        <Suspense>
          <SignDialog
            application={toSign}
            onSigned={() => {
              // Focuses the heading, because signing removes the button that opened the dialog.
              flushSync(() => setToSign(null));
              focusHeading(list.current);
            }}
            onClose={() => setToSign(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}

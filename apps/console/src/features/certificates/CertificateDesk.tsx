import { certificateLifecycle, type CertificateState } from '@semestr/core/certificates';
import { capitalised } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { DeskPage } from '../../ui/desk/DeskPage.tsx';
import type { RequestKind } from '../../ui/desk/request.ts';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { type Certificate, CertificateFacts } from './CertificateFacts.tsx';
import { certificateTexts } from './texts.ts';

/** Certificates wait here until they are printed or refused. */
export default function CertificateDesk() {
  const t = useTexts(certificateTexts);
  const kind: RequestKind<CertificateState, Certificate> = {
    lifecycle: certificateLifecycle,
    refusals: ['rejected'],
    stateName: (state) => t(`states.${state}`),
    decisionName: (state) => t(`decisions.${state}`),
    reasons: [t('reasons.notStudying'), t('reasons.place'), t('reasons.ordered')],
    asked: ({ place, type }) => capitalised(t('asked', { place, type })),
  };
  const fields = () => ({
    printed: (
      <>
        <NumberInput source="number" min={1} max={1_000_000} />
        <DateInput source="issuedOn" />
      </>
    ),
  });
  return (
    <DeskPage kind={kind} fields={fields}>
      {(certificate) => <CertificateFacts certificate={certificate} />}
    </DeskPage>
  );
}

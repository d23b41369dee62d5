import { close } from '@semestr/api/certificates';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../shell/person.ts';
import { ActFailure } from '../../ui/ActFailure.tsx';
import { useNow } from '../../ui/now.ts';
import { useAct } from '../../ui/useAct.ts';
import { certificatesOf, type ShownCertificate } from './certificates.ts';
import { certificateTexts } from './texts.ts';

/** Asks before a certificate is taken back. */
export function CancelDialog({
  certificate,
  onClose,
}: {
  certificate: ShownCertificate;
  onClose: () => void;
}) {
  const t = useTexts(certificateTexts);
  const { today } = useNow();
  const { id, provisionPlace: place, orderedOn } = certificate;
  const act = useAct(close, {
    refetches: [certificatesOf(usePerson()).queryKey],
    done: () => {
      toast('success', t('cancelled'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      confirm={t('cancelYes')}
      cancel={t('cancelNo')}
      isDangerous
      isPending={act.isPending}
      failure={<ActFailure act={act} />}
      onConfirm={() => void act.run({ query: { id: String(id) } })}
      onClose={onClose}
    >
      {t('cancelText', { place, date: orderedOn ?? today })}
    </ConfirmDialog>
  );
}

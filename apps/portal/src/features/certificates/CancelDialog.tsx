import { close } from '@semestr/api/certificates';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useNow } from '../../hydration/now.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { certificatesOf, type CertificateView } from './certificates.ts';
import { certificateTexts } from './texts.ts';

/** Confirmation before a certificate is cancelled. */
export function CancelDialog({
  certificate,
  onClose,
}: {
  certificate: CertificateView;
  onClose: () => void;
}) {
  const t = useTexts(certificateTexts);
  const { today } = useNow();
  const { id, provisionPlace: place, orderedOn } = certificate;
  const act = useApiMutation(close, {
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
      failure={<MutationError act={act} />}
      onConfirm={() => void act.run({ query: { id: String(id) } })}
      onClose={onClose}
    >
      {t('cancelText', { place, date: orderedOn ?? today })}
    </ConfirmDialog>
  );
}

import { close } from '@semestr/api/mark-sheets';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../shell/person.ts';
import { ActFailure } from '../../ui/ActFailure.tsx';
import { useAct } from '../../ui/useAct.ts';
import { sheetsOf, type ShownSheet } from './mark-sheets.ts';
import { markSheetTexts } from './texts.ts';

interface CancelDialogProps {
  sheet: ShownSheet;
  /** For what the sheet is. */
  what: string;
  onClose: () => void;
}

/** Asks before a mark sheet is taken back, and says what can be undone of it. */
export function CancelDialog({ sheet: { id }, what, onClose }: CancelDialogProps) {
  const t = useTexts(markSheetTexts);
  const act = useAct(close, {
    refetches: [sheetsOf(usePerson()).queryKey],
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
      {t('cancelText', { what })}
    </ConfirmDialog>
  );
}

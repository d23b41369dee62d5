import { prove } from '@semestr/api/second-factor';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { ProofForm } from '../../ui/proof/ProofForm.tsx';
import { proofTexts } from '../../ui/proof/texts.ts';
import { useAct } from '../../ui/useAct.ts';
import steps from '../../ui/proof/steps.module.css';

export interface ProofDialogProps {
  /** A code proves it too. */
  hasCodes: boolean;
  answer: (isProven: boolean) => void;
}

/** Asks who is there, over whatever waits for the answer. */
export function ProofDialog({ hasCodes, answer }: ProofDialogProps) {
  const t = useTexts(proofTexts);
  const act = useAct(prove, { done: () => answer(true) });
  return (
    <Dialog title={t('title')} onClose={() => answer(false)}>
      <ProofForm
        act={act}
        request={(body) => ({ body })}
        submit={t('confirm')}
        hasCodes={hasCodes}
        onCancel={() => answer(false)}
      >
        <p className={steps.text}>{t('why')}</p>
      </ProofForm>
    </Dialog>
  );
}

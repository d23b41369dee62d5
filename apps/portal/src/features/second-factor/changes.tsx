import { begin, newRecoveryCodes, type Proof, turnOff } from '@semestr/api/second-factor';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { usePerson } from '../../shell/person.ts';
import { useAct } from '../../ui/useAct.ts';
import { ProofForm } from '../../ui/proof/ProofForm.tsx';
import { stateOf } from './second-factor.ts';
import steps from '../../ui/proof/steps.module.css';
import { secondFactorTexts } from './texts.ts';

/** The changes of the second factor that ask for a proof first. */

interface ChangeProps {
  onCancel: () => void;
}

const request = (body: Proof) => ({ body });

/** Asks the server for a secret; nothing is changed by it. */
export function Begin({
  onSecret,
  onCancel,
}: ChangeProps & { onSecret: (made: { secret: string; uri: string }) => void }) {
  const act = useAct(begin, { done: onSecret });
  return <ProofForm act={act} request={request} hasCodes={false} onCancel={onCancel} />;
}

/** New recovery codes for the ones before. */
export function NewCodes({
  onCodes,
  onCancel,
}: ChangeProps & { onCodes: (codes: readonly string[]) => void }) {
  const t = useTexts(secondFactorTexts);
  const act = useAct(newRecoveryCodes, {
    refetches: [stateOf(usePerson()).queryKey],
    done: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <ProofForm act={act} request={request} submit={t('app.newCodes')} hasCodes onCancel={onCancel}>
      <p className={steps.text}>{t('app.newCodesHint')}</p>
    </ProofForm>
  );
}

export function TurnOff({ onDone, onCancel }: ChangeProps & { onDone: () => void }) {
  const t = useTexts(secondFactorTexts);
  const act = useAct(turnOff, {
    refetches: [stateOf(usePerson()).queryKey],
    done: () => {
      toast('success', t('app.turnedOff'));
      onDone();
    },
  });
  return (
    <ProofForm act={act} request={request} submit={t('app.turnOff')} hasCodes onCancel={onCancel}>
      <p className={steps.text}>{t('app.offHint')}</p>
    </ProofForm>
  );
}

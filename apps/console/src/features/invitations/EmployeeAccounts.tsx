import { createForEmployees } from '@semestr/api/accounts';
import { numberIn } from '@semestr/core/display';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { useCall } from '../../ui/record/use-call.ts';
import { invitationTexts } from './texts.ts';
import { InvitationMethod } from './InvitationMethod.tsx';

interface EmployeeAccountsProps {
  /** Number of employees without an account. */
  count: number;
  onDone: () => void;
}

/** Creates accounts for employees without one, so that they can be invited. */
export function EmployeeAccounts({ count, onDone }: EmployeeAccountsProps) {
  const t = useTexts(invitationTexts);
  const call = useCall();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);

  async function create(): Promise<void> {
    setPending(true);
    try {
      const { created } = await call(createForEmployees, { body: {} });
      notify(t('accounts.done', { count: created }));
      onDone();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    setPending(false);
  }

  return (
    <InvitationMethod title={t('accounts.title')} hint={t('accounts.hint', { count })}>
      <Button isPending={isPending} onClick={() => void create()}>
        <UserRoundPlus size={16} strokeWidth={1.75} aria-hidden />
        {t('accounts.action', { number: numberIn(t.language, count) })}
      </Button>
    </InvitationMethod>
  );
}

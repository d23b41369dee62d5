import { passwordLink } from '@semestr/api/accounts';
import type { Reply } from '@semestr/api/endpoint';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useCall } from '../record/use-call.ts';
import { accessTexts } from './texts.ts';
import { CreatedLink } from './CreatedLink.tsx';
import { type Owner, useAccount } from './use-account.ts';

interface PasswordLinkProps {
  owner: Owner;
  onClose: () => void;
}

/** Creates a link for the first password after a confirmation, and shows it once. */
export function PasswordLink({ owner, onClose }: PasswordLinkProps) {
  const t = useTexts(accessTexts);
  const call = useCall();
  const account = useAccount(owner);
  const [createdLink, setCreatedLink] = useState<Reply<typeof passwordLink> | null>(null);

  const proof = t(`link.proof.${owner.proof}`);
  if (createdLink) return <CreatedLink {...createdLink} proof={proof} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('link.title')}
      confirm={t('link.confirm')}
      onConfirm={async () => setCreatedLink(await call(passwordLink, { params: await account() }))}
      onClose={onClose}
    >
      {t('link.hint', { proof })}
    </ConfirmDialog>
  );
}

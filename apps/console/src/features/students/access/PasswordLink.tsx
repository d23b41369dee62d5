import { passwordLink } from '@semestr/api/accounts';
import type { Reply } from '@semestr/api/endpoint';
import type { Student } from '@semestr/api/students';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import { studentTexts } from '../texts.ts';
import { MadeLink } from './MadeLink.tsx';
import { useAccount } from './use-account.ts';

interface PasswordLinkProps {
  student: Student;
  onClose: () => void;
}

/** Asks whether a link for the first password is to be made, makes it and shows it. It is shown this once. */
export function PasswordLink({ student, onClose }: PasswordLinkProps) {
  const t = useTexts(studentTexts);
  const call = useCall();
  const account = useAccount(student);
  const [made, setMade] = useState<Reply<typeof passwordLink> | null>(null);

  if (made) return <MadeLink {...made} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('access.link.title')}
      confirm={t('access.link.confirm')}
      onConfirm={async () => setMade(await call(passwordLink, { params: await account() }))}
      onClose={onClose}
    >
      {t('access.link.hint')}
    </ConfirmDialog>
  );
}

import type { ReactNode } from 'react';
import type { Situation } from '@semestr/api/access';
import { ActAsStudent } from '../../ui/access/ActAsStudent.tsx';
import { BlockDialog, UnblockDialog } from '../../ui/access/AccountBlock.tsx';
import { AccessAction } from '../../ui/access/AccessAction.tsx';
import { EndSession } from '../../ui/access/EndSession.tsx';
import { PasswordLink } from '../../ui/access/PasswordLink.tsx';
import { SendLink } from '../../ui/access/SendLink.tsx';
import type { Owner } from '../../ui/access/use-account.ts';
import type { Help } from './help.ts';

/** The action to confirm, or the session to end. */
export type ConfirmedAction = Help | { session: Situation['sessions'][number] };

interface AccountDialogProps {
  action: ConfirmedAction;
  account: NonNullable<Situation['account']>;
  person: Situation['person'];
  /** Called even if the action was cancelled; the page then reloads its content. */
  onClose: () => void;
}

interface DialogProps {
  /** Id of the account. */
  id: string;
  owner: Owner;
  onClose: () => void;
}

/** Dialogs shared with the pages of students and accounts. */
const dialogs: Readonly<Record<Help, (props: DialogProps) => ReactNode>> = {
  block: ({ id, onClose }) => <BlockDialog id={id} onClose={onClose} />,
  unblock: ({ id, onClose }) => <UnblockDialog id={id} onClose={onClose} />,
  'send-link': ({ owner, onClose }) => <SendLink owner={owner} onClose={onClose} />,
  'hand-link': ({ owner, onClose }) => <PasswordLink owner={owner} onClose={onClose} />,
  unban: ({ owner, onClose }) => <AccessAction action="unban" owner={owner} onClose={onClose} />,
  'end-sessions': ({ owner, onClose }) => (
    <AccessAction action="endSessions" owner={owner} onClose={onClose} />
  ),
  'reset-second-factor': ({ owner, onClose }) => (
    <AccessAction action="resetSecondFactor" owner={owner} onClose={onClose} />
  ),
  impersonate: ({ owner: { student }, onClose }) =>
    student && <ActAsStudent student={student} onClose={onClose} />,
};

/** Dialog that confirms and performs an action. */
export function AccountDialog({ action, account: { id, username }, person, onClose }: AccountDialogProps) {
  const { name, cardNumber } = person;
  if (typeof action === 'object')
    return <EndSession session={action.session} name={name} onClose={onClose} />;
  const owner: Owner = {
    filter: { id: [id] },
    login: username,
    student: cardNumber === null ? null : { cardNumber, name },
    proof: cardNumber === null ? 'login' : 'birthDate',
  };
  return dialogs[action]({ id: String(id), owner, onClose });
}

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

/** What is to be confirmed: an action, or ending one session. */
export type ConfirmedAction = Help | { session: Situation['sessions'][number] };

interface QuestionProps {
  action: ConfirmedAction;
  account: NonNullable<Situation['account']>;
  person: Situation['person'];
  /** Called whether or not the action was performed: the page reloads its content. */
  onClose: () => void;
}

interface DialogProps {
  /** Id of the account. */
  id: string;
  owner: Owner;
  onClose: () => void;
}

/** The dialogs of the student and account pages. */
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

/** Dialog of the chosen action. */
export function Question({ action, account: { id, username }, person, onClose }: QuestionProps) {
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

import type { ReactNode } from 'react';
import type { Situation } from '@semestr/api/access';
import { ActAsStudent } from '../../ui/access/ActAsStudent.tsx';
import { BlockDialog, UnblockDialog } from '../../ui/access/Blocking.tsx';
import { Deed as SimpleDeed } from '../../ui/access/Deed.tsx';
import { EndSession } from '../../ui/access/EndSession.tsx';
import { PasswordLink } from '../../ui/access/PasswordLink.tsx';
import { SendLink } from '../../ui/access/SendLink.tsx';
import type { Owner } from '../../ui/access/use-account.ts';
import type { Deed } from './deeds.ts';

/** What is asked before it is done: a deed, or the end of one session. */
export type Asked = Deed | { session: Situation['sessions'][number] };

interface QuestionProps {
  asked: Asked;
  account: NonNullable<Situation['account']>;
  person: Situation['person'];
  /** Whatever was done or not: what stands on the page is asked for anew. */
  onClose: () => void;
}

interface DialogProps {
  /** The account's. */
  id: string;
  owner: Owner;
  onClose: () => void;
}

/** The dialogs of the pages of students and accounts. */
const dialogs: Readonly<Record<Deed, (props: DialogProps) => ReactNode>> = {
  block: ({ id, onClose }) => <BlockDialog id={id} onClose={onClose} />,
  unblock: ({ id, onClose }) => <UnblockDialog id={id} onClose={onClose} />,
  'send-link': ({ owner, onClose }) => <SendLink owner={owner} onClose={onClose} />,
  'hand-link': ({ owner, onClose }) => <PasswordLink owner={owner} onClose={onClose} />,
  unban: ({ owner, onClose }) => <SimpleDeed deed="unban" owner={owner} onClose={onClose} />,
  'end-sessions': ({ owner, onClose }) => <SimpleDeed deed="endSessions" owner={owner} onClose={onClose} />,
  'reset-second-factor': ({ owner, onClose }) => (
    <SimpleDeed deed="resetSecondFactor" owner={owner} onClose={onClose} />
  ),
  impersonate: ({ owner: { student }, onClose }) =>
    student && <ActAsStudent student={student} onClose={onClose} />,
};

/** The dialog of what was pressed. */
export function Question({ asked, account: { id, username }, person, onClose }: QuestionProps) {
  const { name, cardNumber } = person;
  if (typeof asked === 'object') return <EndSession session={asked.session} name={name} onClose={onClose} />;
  const owner: Owner = {
    filter: { id: [id] },
    login: username,
    student: cardNumber === null ? null : { cardNumber, name },
    proof: cardNumber === null ? 'login' : 'birthDate',
  };
  return dialogs[asked]({ id: String(id), owner, onClose });
}

import { useSyncExternalStore } from 'react';
import type { User } from '../session/session.ts';
import { PersonContext } from './person.ts';
import { currentQuestion, onQuestion } from './proof/question.ts';
import { StillHere } from './StillHere.tsx';
import { Strip } from './Strip.tsx';

/** Who is there, where something may only go on once that is proven. */
function Proof({ user }: { user: User }) {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  if (!question) return null;
  const { Dialog, ...asked } = question;
  return (
    <PersonContext value={user}>
      <Dialog {...asked} />
    </PersonContext>
  );
}

/** What stands around every page of somebody signed in. */
export const Around = ({ user }: { user: User }) => (
  <>
    {user.impersonatedBy && <Strip user={user} until={user.impersonatedBy.until} />}
    <Proof user={user} />
    <StillHere key={user.username} />
  </>
);

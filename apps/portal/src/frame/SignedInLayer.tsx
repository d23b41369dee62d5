import { useSyncExternalStore } from 'react';
import type { User } from '../session/session.ts';
import { PersonContext } from '../account/person.ts';
import { currentQuestion, onQuestion } from '../account/proof/question.ts';
import { InactivityPrompt } from './InactivityPrompt.tsx';
import { Strip } from './Strip.tsx';

/** Dialog for step-up verification. */
function Proof({ user }: { user: User }) {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  if (!question) return null;
  const { Dialog, ...props } = question;
  return (
    <PersonContext value={user}>
      <Dialog {...props} />
    </PersonContext>
  );
}

/** Components around every page of a signed-in user. */
export const SignedInLayer = ({ user }: { user: User }) => (
  <>
    {user.impersonatedBy && <Strip user={user} until={user.impersonatedBy.until} />}
    <Proof user={user} />
    <InactivityPrompt key={user.username} />
  </>
);

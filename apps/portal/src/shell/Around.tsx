import type { User } from '../session/session.ts';
import { StillHere } from './StillHere.tsx';
import { Strip } from './Strip.tsx';

/** What stands around every page of somebody signed in. */
export const Around = ({ user }: { user: User }) => (
  <>
    {user.impersonatedBy && <Strip user={user} until={user.impersonatedBy.until} />}
    <StillHere key={user.username} />
  </>
);

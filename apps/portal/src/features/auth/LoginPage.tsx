import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { useTexts } from '@semestr/ui/language.tsx';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ownPath } from '../../session/next.ts';
import { isAdmin, session, type User } from '../../session/session.ts';
import { startPath } from '../../session/start.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useIsLive } from '@semestr/ui/live-context';
import { Splash } from '../../shell/Splash.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { loginTexts } from './texts.ts';

export const texts = [loginTexts, ...formTexts];

const LoginForm = lazyPart(() => import('./LoginForm.tsx'));

export function Header() {
  const t = useTexts(loginTexts);
  return <Heading subtitle={t('subtitle')} />;
}

/** Where the signed-in are led, who have no business here: to what is to be put right first, else where they wanted to go. */
function destinationOf(user: User, next: string | null): string {
  if (isAdmin(user)) return user.mustSetSecondFactor ? paths.secondFactor : (next ?? paths.admin);
  if (user.hasNotConfirmedContact && !user.impersonatedBy) return paths.verifyContacts;
  return user.illiquid ? paths.profile : (next ?? startPath(user));
}

/** Sign in with login and password; whoever is signed in is led on. */
export default function LoginPage() {
  const user = session.useUser();
  const [search] = useSearchParams();
  const isLive = useIsLive();
  if (user) {
    const next = ownPath(search.get('next'), window.location.origin);
    return <Navigate to={destinationOf(user, next)} replace />;
  }
  // Not before it works: what is typed into a form that scripts have not reached yet would be lost.
  if (!isLive) return <Splash />;
  return (
    <Suspense fallback={<Splash />}>
      <LoginForm />
    </Suspense>
  );
}

import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { useTexts } from '@semestr/ui/language.tsx';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ownPath } from '../../session/next.ts';
import { isAdmin, session, type User } from '../../session/session.ts';
import { startPath } from '../../account/start.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { useHydrated } from '@semestr/ui/hydration';
import { Splash } from '../../ui/page/Splash.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { loginTexts } from './texts.ts';
import { adminScreen } from '../admin/screen.ts';
import { verifyContactsScreen } from '../contacts/screen.ts';
import { profileScreen } from '../profile/screen.ts';
import { secondFactorScreen } from '../second-factor/screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [loginTexts, ...formTexts];

const LoginForm = lazyPart(() => import('./LoginForm.tsx'));

export function Header() {
  const t = useTexts(loginTexts);
  return <Heading subtitle={t('subtitle')} />;
}

/**
 * Returns where to redirect users who are already signed in: to a required setup step, else to the page they requested.
 */
function destinationOf(user: User, next: string | null): string {
  if (isAdmin(user)) return user.mustSetSecondFactor ? to(secondFactorScreen) : (next ?? to(adminScreen));
  if (user.hasNotConfirmedContact && !user.impersonatedBy) return to(verifyContactsScreen);
  return user.illiquid ? to(profileScreen) : (next ?? startPath(user));
}

/** Signs in with username and password; redirects users who are already signed in. */
export default function LoginPage() {
  const user = session.useUser();
  const [search] = useSearchParams();
  const isLive = useHydrated();
  if (user) {
    const next = ownPath(search.get('next'), window.location.origin);
    return <Navigate to={destinationOf(user, next)} replace />;
  }
  // Not rendered before hydration, which would lose input typed earlier.
  if (!isLive) return <Splash />;
  return (
    <Suspense fallback={<Splash />}>
      <LoginForm />
    </Suspense>
  );
}

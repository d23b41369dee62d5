import { type ComponentType, Suspense } from 'react';
import { Splash } from '../shell/Splash.tsx';
import { session, type User } from './session.ts';

/**
 * A screen of the personal account, which is handed the signed-in person. Where there is none any more, the router is
 * on its way to the login page. Another person gets a screen of their own, with nothing in it of the one before.
 */
export const personal = (Screen: ComponentType<{ user: User }>) =>
  function Personal() {
    const user = session.useUser();
    if (!user) return <Splash />;
    return (
      <Suspense key={user.username} fallback={<Splash />}>
        <Screen user={user} />
      </Suspense>
    );
  };

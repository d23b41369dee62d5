import { Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from './paths.ts';
import { session } from './session/session.ts';
import { Layout } from './shell/Layout.tsx';
import { PageError } from './shell/late.ts';
import { Splash } from './shell/Splash.tsx';

/** The page for what went wrong is fetched late. */
const failed = (
  <Suspense fallback={<Splash />}>
    <PageError />
  </Suspense>
);

/** Every screen, each fetched when it is first opened. */
const screens: RouteObject[] = [
  { index: true, lazy: () => import('./features/home/HomePage.tsx') },
  { path: paths.schedules, lazy: () => import('./features/schedule/PickerPage.tsx') },
  { path: `${paths.schedules}/:id/*`, lazy: () => import('./features/schedule/SchedulePage.tsx') },
  { path: paths.login, lazy: () => import('./features/auth/LoginPage.tsx') },
  { path: paths.profile, lazy: () => import('./features/profile/ProfilePage.tsx') },
  { path: paths.api, lazy: () => import('./features/api/ApiPage.tsx') },
  { path: '*', lazy: () => import('./features/not-found/NotFoundPage.tsx') },
];

export function createRouter() {
  const router = createBrowserRouter([
    {
      element: <Layout />,
      hydrateFallbackElement: <Splash />,
      errorElement: <Layout />,
      children: [{ errorElement: failed, hydrateFallbackElement: <Splash />, children: screens }],
    },
  ]);
  // Whether the person may be where they are is asked again. Who signs in here is led on by the login page.
  session.onChange((change) => {
    if (change !== 'began') void router.revalidate();
  });
  return router;
}

import { lazy, Suspense } from 'react';

const Failure = lazy(() => import('./Failure.tsx'));

/** What did not come, in words. The sentences of all failures are fetched when there is one. */
export const LateFailure = ({ error }: { error: Error }) => (
  <Suspense>
    <Failure error={error} />
  </Suspense>
);

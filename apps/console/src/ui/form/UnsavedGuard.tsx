import type { ComponentProps, RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../LeaveGuard.tsx';

type IsLeft = ComponentProps<typeof LeaveGuard>['isLeft'];

interface UnsavedGuardProps {
  isSaved: RefObject<boolean>;
  /** Whether a navigation between the two addresses leaves the form; by default if the path changes. */
  isLeft?: IsLeft;
}

const toAnotherPage: IsLeft = (from, to) => from.pathname !== to.pathname;

/** Prompts before the user leaves a form with unsaved changes. */
export function UnsavedGuard({ isSaved, isLeft = toAnotherPage }: UnsavedGuardProps) {
  const { dirtyFields } = useFormState();
  return (
    <LeaveGuard
      hasChanges={Object.keys(dirtyFields).length > 0}
      isLeft={(from, to) => !isSaved.current && isLeft(from, to)}
    />
  );
}

import { Component, type ReactNode, Suspense } from 'react';
import { PageError } from './late.ts';
import { Splash } from './Splash.tsx';

interface BoundaryProps {
  /** A failure belongs to what this names: another screen, or another try, begins without it. */
  attempt: string;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | null;
  attempt: string;
}

/** Shows what went wrong in place of a screen that could not be brought, or that broke. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, attempt: this.props.attempt };

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState): BoundaryState {
    return state.attempt === attempt ? state : { failure: null, attempt };
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Suspense fallback={<Splash />}>
        <PageError error={failure.error} />
      </Suspense>
    );
  }
}

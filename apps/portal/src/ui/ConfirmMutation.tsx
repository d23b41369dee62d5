import type { Endpoint, Request } from '@semestr/api/endpoint';
import { ConfirmDialog } from '@semestr/ui/ConfirmDialog.tsx';
import { toast } from '@semestr/ui/toast';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MutationError } from './MutationError.tsx';
import { useApiMutation } from './use-api-mutation.ts';

interface ConfirmMutationProps<E extends Endpoint> {
  call: E;
  request: Request<E>;
  /** Queries that are reloaded before the dialog closes. */
  refetches?: readonly QueryKey[];
  /** The question. */
  title: string;
  /** Consequences of the call. */
  children: ReactNode;
  /** Label of the confirm button, a verb. */
  confirm: string;
  cancel: string;
  /** Whether the call is destructive, as most confirmed calls are. */
  isDangerous?: boolean;
  /** Message after the call has succeeded. */
  done: string;
  /** Replaces `onClose` after the call has succeeded. */
  onDone?: () => void;
  onClose: () => void;
}

/** Confirms a call that cannot be undone. The dialog reports a failure and stays open for a retry. */
export function ConfirmMutation<E extends Endpoint>(props: ConfirmMutationProps<E>) {
  const { call, request, refetches = [], isDangerous = true, done, onClose, onDone = onClose } = props;
  const act = useApiMutation(call, {
    refetches,
    done: () => {
      toast('success', done);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={props.title}
      confirm={props.confirm}
      cancel={props.cancel}
      isDangerous={isDangerous}
      isPending={act.isPending}
      failure={<MutationError act={act} />}
      onConfirm={() => void act.run(request)}
      onClose={onClose}
    >
      {props.children}
    </ConfirmDialog>
  );
}

import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useUpdate } from 'react-admin';
import { assertSignedIn } from '../../session/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { faultsOf } from '../../ui/form/refusal.ts';
import { useUndoNotice } from '../../ui/record/use-undo.ts';
import type { Department } from './departments.ts';
import { ParentDialog } from './ParentDialog.tsx';
import { departmentTexts } from './texts.ts';
import type { Move, Moving } from './use-move.ts';

interface MoveDialogsProps {
  departments: readonly Department[];
  moving: Moving;
  /** Called after the move, so that the new parent can be expanded. */
  onMoved: (to: number | null) => void;
}

/** Dialogs that choose a department's new parent and confirm the move. */
export function MoveDialogs({ departments, moving, onMoved }: MoveDialogsProps) {
  const { asking, ask, move, propose, end } = moving;
  return (
    <>
      {asking && (
        <ParentDialog
          department={asking}
          departments={departments}
          onChoose={(to) => propose(asking, to)}
          onClose={() => ask(null)}
        />
      )}
      {move && (
        <ConfirmMove
          move={move}
          departments={departments}
          onMoved={() => {
            onMoved(move.to);
            end(move.department.id);
          }}
          onClose={() => end(null)}
        />
      )}
    </>
  );
}

interface ConfirmMoveProps {
  move: Move;
  departments: readonly Department[];
  onMoved: () => void;
  onClose: () => void;
}

function ConfirmMove({ move: { department, to }, departments, onMoved, onClose }: ConfirmMoveProps) {
  const t = useTexts(departmentTexts);
  const queries = useQueryClient();
  const [update] = useUpdate();
  const offerUndo = useUndoNotice('departments', 'update');
  const { id, name } = department;
  const parent = departments.find((one) => one.id === to);

  async function confirm(): Promise<void> {
    try {
      await update(
        'departments',
        { id, data: { ...department, parentId: to }, previousData: department },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      assertSignedIn();
    } catch (error) {
      // The server only names the field, but a move can only fail for this reason.
      if ('parentId' in faultsOf(error)) throw new HttpError(t('belowItself'), 400);
      throw error;
    }
    await queries.invalidateQueries({ queryKey: ['departments'] });
    onMoved();
    offerUndo(parent ? t('moved', { name, parent: parent.name }) : t('movedToTop', { name }), [id]);
  }

  return (
    <ConfirmDialog
      title={parent ? t('question', { name, parent: parent.name }) : t('questionToTop', { name })}
      confirm={t('confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('hint')}
    </ConfirmDialog>
  );
}

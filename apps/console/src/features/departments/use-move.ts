import { isElsewhere } from '@semestr/core/branches';
import { useState } from 'react';
import type { Department } from './departments.ts';

/** A department's move to a new parent; null is the top level. */
export interface Move {
  department: Department;
  to: number | null;
}

/** State of moving a department, by dragging or through a dialog, and of the last move. */
export function useMoving() {
  const [dragged, setDragged] = useState<Department | null>(null);
  const [asking, setAsking] = useState<Department | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  return {
    dragged,
    drag: setDragged,
    /** Whether the dragged department can be dropped there with an effect. */
    takes: (to: number | null): boolean => dragged !== null && isElsewhere(dragged, to),
    drop: (to: number | null): void => {
      if (dragged && isElsewhere(dragged, to)) setMove({ department: dragged, to });
      setDragged(null);
    },
    /** The department for which a parent is being selected. */
    asking,
    ask: setAsking,
    /** The move to confirm. */
    move,
    propose: (department: Department, to: number | null): void => {
      setAsking(null);
      setMove({ department, to });
    },
    end: (id: number | null): void => {
      setMove(null);
      setMoved(id);
    },
    /** The moved department, focused in its new place. */
    moved,
  };
}

export type Moving = ReturnType<typeof useMoving>;

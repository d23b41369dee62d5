import { isElsewhere } from '@semestr/core/branches';
import { useState } from 'react';
import type { Department } from './departments.ts';

/** Where a department is to be moved; null is the top. */
export interface Move {
  department: Department;
  to: number | null;
}

/** How a department is moved: dragged, or led to where it is asked for; and what was moved last. */
export function useMoving() {
  const [dragged, setDragged] = useState<Department | null>(null);
  const [asking, setAsking] = useState<Department | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  return {
    dragged,
    drag: setDragged,
    /** Whether it makes a difference to drop what is dragged there. */
    takes: (to: number | null): boolean => dragged !== null && isElsewhere(dragged, to),
    drop: (to: number | null): void => {
      if (dragged && isElsewhere(dragged, to)) setMove({ department: dragged, to });
      setDragged(null);
    },
    /** The department for which a parent is being chosen. */
    asking,
    ask: setAsking,
    /** What waits for a yes. */
    move,
    propose: (department: Department, to: number | null): void => {
      setAsking(null);
      setMove({ department, to });
    },
    end: (id: number | null): void => {
      setMove(null);
      setMoved(id);
    },
    /** It gets the focus in its new place. */
    moved,
  };
}

export type Moving = ReturnType<typeof useMoving>;

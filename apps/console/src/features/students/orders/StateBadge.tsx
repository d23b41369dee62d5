import type { Student } from '@semestr/api/students';
import { stateName } from '@semestr/core/student-order-words';
import { hasLeft } from '@semestr/core/student-states';
import { useLanguage } from '@semestr/ui/language.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { CalendarOff, GraduationCap, UserMinus } from 'lucide-react';

/** State of a student. Studying, the usual state, has no badge. */
export function StateBadge({ student: { state = 'studying' } }: { student: Student }) {
  const name = stateName(state, useLanguage());
  if (state === 'studying') return name;
  if (state === 'graduated')
    return (
      <Status kind="done" icon={GraduationCap}>
        {name}
      </Status>
    );
  return (
    <Status kind={hasLeft(state) ? 'waits' : 'move'} icon={hasLeft(state) ? UserMinus : CalendarOff}>
      {name}
    </Status>
  );
}

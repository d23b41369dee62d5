import type { Student } from '@semestr/api/students';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { useTexts } from '@semestr/ui/language';
import { Badge } from '../../ui/Badge.tsx';
import { studentTexts } from './texts.ts';

/** How far the student's contacts are: without confirmed ones a password cannot be recovered. */
export function ContactsBadge({ student }: { student: Student }) {
  const { contacts: t } = useTexts(studentTexts);
  if (student.contactsConfirmed)
    return (
      <Badge kind="done" icon={CircleCheck}>
        {t.confirmed}
      </Badge>
    );
  const isAbsent = student.email === null && student.phone === null;
  return (
    <Badge kind="waits" icon={isAbsent ? CircleDashed : Clock}>
      {isAbsent ? t.absent : t.unconfirmed}
    </Badge>
  );
}

import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ReferenceLink } from '../record/ReferenceLink.tsx';
import { uiTexts } from '../texts/index.ts';

/** Refusals that can be confirmed (docs/decisions/0032), with the field that confirms each. */
const answers = { 'lesson-clash': 'inSpiteOfClash', 'group-has-head': 'inPlaceOfHead' } as const;
type Reason = keyof typeof answers;

/** A refusal that the user can confirm. */
export interface Question {
  sentence: string;
  /** The field that confirms it. */
  answer: (typeof answers)[Reason];
  /** Body of the refusal, with the records concerned. */
  facts: unknown;
}

const isConfirmable = (reason: unknown): reason is Reason => typeof reason === 'string' && reason in answers;

/** Returns the question of a refusal; null when it cannot be confirmed. */
export function questionOf(error: unknown): Question | null {
  if (!(error instanceof HttpError)) return null;
  const { reason, facts }: { reason?: unknown; facts?: unknown } = error.body ?? {};
  return isConfirmable(reason) ? { sentence: error.message, answer: answers[reason], facts } : null;
}

interface QuestionDialogProps {
  question: Question;
  onYes: () => Promise<void>;
  onClose: () => void;
}

/** Prompts the user to confirm an unlikely change, and lists the records that conflict with it. */
export function QuestionDialog({ question: { sentence, facts }, onYes, onClose }: QuestionDialogProps) {
  const t = useTexts(uiTexts);
  return (
    <ConfirmDialog title={sentence} confirm={t('form.inSpite')} onConfirm={onYes} onClose={onClose}>
      <Facts facts={facts} />
    </ConfirmDialog>
  );
}

/** Returns the ids of the lessons that clash, and of the group's current head. */
function idsIn(facts: unknown): { lessons: readonly number[]; head: number | null } {
  const { clashes, head }: { clashes?: unknown; head?: unknown } =
    typeof facts === 'object' && facts !== null ? facts : {};
  const idOf = (one: unknown, key: string): number[] => {
    const id: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined;
    return typeof id === 'number' ? [id] : [];
  };
  return {
    lessons: Array.isArray(clashes) ? clashes.flatMap((clash) => idOf(clash, 'lessonId')) : [],
    head: idOf(head, 'id')[0] ?? null,
  };
}

function Facts({ facts }: { facts: unknown }): ReactNode {
  const { lessons, head } = idsIn(facts);
  if (head !== null) return <ReferenceLink resource="students" id={head} />;
  return (
    <ul>
      {lessons.map((id) => (
        <li key={id}>
          <ReferenceLink resource="lessons" id={id} />
        </li>
      ))}
    </ul>
  );
}

import { remove } from '@semestr/api/diploma';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { moveFocusToHeading } from '../../ui/focus.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { topicsOf } from './diploma.ts';
import { diplomaTexts } from './texts.ts';

/** Deletes a suggestion without a confirmation, but offers to undo it for a limited time. */
export function DeleteTopic({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const t = useTexts(diplomaTexts);
  const act = useApiMutation(remove, { refetches: [topicsOf(usePerson()).queryKey], done: onDeleted });
  return (
    <>
      <span ref={moveFocusToHeading}>
        <Button
          look="text"
          isPending={act.isPending}
          onClick={() => void act.run({ query: { id: String(id) } })}
        >
          {t('delete')}
        </Button>
      </span>
      <MutationError act={act} />
    </>
  );
}

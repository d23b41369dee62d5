import type { RequestKind } from '@semestr/core/requests/kinds';
import { loadTexts } from '@semestr/core/texts';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { language } from '@semestr/ui/language.tsx';
import { Suspense } from 'react';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { usePerson } from '../person.ts';
import { questionsOf } from './questions.ts';

/** Loaded with its texts once there is a question. */
const Questions = lazyPart(async () => {
  const part = await import('./Questions.tsx');
  await loadTexts(language.get(), part.texts);
  return part;
});

/** The university's questions about the user's requests of a kind; renders nothing when there are none. */
export function QuestionsAbout({ kind }: { kind: RequestKind }) {
  const { data, failure } = useSectionQuery(questionsOf(usePerson()));
  const threads = (data ?? []).filter((thread) => thread.kind === kind);
  if (threads.length === 0) return failure;
  return (
    <Suspense fallback={null}>
      <Questions threads={threads} />
    </Suspense>
  );
}

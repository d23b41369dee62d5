import { reasonTexts } from '@semestr/api/reasons';
import { translator } from '@semestr/core/texts';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { reasonOf, sentenceOf } from '../client/sentence.ts';

/** Returns the message of an error, once the messages are loaded; null when there is none. */
export function useSentence(error: Error | null): string | null {
  const language = useLanguage();
  const { data: isHere = false } = useQuery({
    queryKey: ['sentences', language],
    queryFn: async () => (await sentenceOf(error, language)) !== '',
    enabled: error !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return error && isHere ? translator(reasonTexts, language)(reasonOf(error)) : null;
}

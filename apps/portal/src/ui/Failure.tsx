import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { pageTexts } from './page/texts.ts';
import { useSentence } from './use-sentence.ts';

interface FailureProps {
  error: Error;
  onRetry?: () => void;
  /** Whether a retry is pending. */
  isPending?: boolean;
}

/** Error message of a part that failed to load, with a retry button. */
export function Failure({ error, onRetry, isPending = false }: FailureProps) {
  const t = useTexts(pageTexts);
  const sentence = useSentence(error);
  if (sentence === null) return null;
  return (
    <Banner
      kind="error"
      action={
        onRetry && (
          <Button look="text" isPending={isPending} onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {sentence}
    </Banner>
  );
}

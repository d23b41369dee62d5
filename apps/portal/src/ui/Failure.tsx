import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { shellTexts } from '../shell/texts.ts';
import { useSentence } from './useSentence.ts';

interface FailureProps {
  error: Error;
  onRetry?: () => void;
}

/** What did not come, in words, in its place on a page that goes on without it. */
export function Failure({ error, onRetry }: FailureProps) {
  const t = useTexts(shellTexts);
  const sentence = useSentence(error);
  if (sentence === null) return null;
  return (
    <Banner
      kind="error"
      action={
        onRetry && (
          <Button look="text" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {sentence}
    </Banner>
  );
}

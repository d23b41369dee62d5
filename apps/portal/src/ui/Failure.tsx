import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { shellTexts } from '../shell/texts.ts';
import { useSentence } from './useSentence.ts';

interface FailureProps {
  error: Error;
  onRetry?: () => void;
  /** It is being asked for again. */
  isPending?: boolean;
}

/** A sentence that goes while its button has the focus hands it to the heading of its section, else to the page's. */
function handOnFocus(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const heading = element.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
    (heading ?? document.getElementById('heading'))?.focus();
  };
}

/** What did not come, in words, in its place on a page that goes on without it. */
export function Failure({ error, onRetry, isPending = false }: FailureProps) {
  const t = useTexts(shellTexts);
  const sentence = useSentence(error);
  if (sentence === null) return null;
  return (
    <div ref={handOnFocus}>
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
    </div>
  );
}

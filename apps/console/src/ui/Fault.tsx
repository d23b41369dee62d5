import { CircleAlert } from 'lucide-react';
import { HttpError } from 'react-admin';
import { useTexts } from '@semestr/ui/language.tsx';
import { sentenceOf } from '../client.ts';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { uiTexts } from './texts/index.ts';

interface FaultProps {
  error: Error;
  onRetry: () => void;
  /** Resets the query when the server rejected it as invalid. */
  onReset?: () => void;
}

/** Error of data that failed to load: the contract's message, and a retry button. */
export function Fault({ error, onRetry, onReset }: FaultProps) {
  const t = useTexts(uiTexts);
  const isBadInput = error instanceof HttpError && error.status === 400;
  const [act, words] = isBadInput && onReset ? [onReset, t('list.resetFilters')] : [onRetry, t('retry')];
  return (
    <Empty
      icon={CircleAlert}
      title={sentenceOf(error)}
      isFault
      action={<Button onClick={act}>{words}</Button>}
    />
  );
}

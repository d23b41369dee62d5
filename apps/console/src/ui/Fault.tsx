import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { HttpError } from 'react-admin';
import { sentenceOf } from '../client.ts';
import { useTexts } from '@semestr/ui/language';
import { Empty } from './Empty.tsx';
import { uiTexts } from './texts.ts';

interface FaultProps {
  error: Error;
  onRetry: () => void;
  /** The way out when the server did not understand what was asked. */
  onReset?: () => void;
}

/** Data that did not come: the sentence of the contract, and a way to try again. */
export function Fault({ error, onRetry, onReset }: FaultProps) {
  const t = useTexts(uiTexts);
  const isBadInput = error instanceof HttpError && error.status === 400;
  return (
    <Empty
      icon={CircleAlert}
      // The data provider has put the sentence into the error; anything else is a fault of ours.
      title={error instanceof HttpError ? error.message : sentenceOf(error)}
      isFault
      action={
        isBadInput && onReset ? (
          <Button variant="outlined" onClick={onReset}>
            {t.resetFilters}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onRetry}>
            {t.retry}
          </Button>
        )
      }
    />
  );
}

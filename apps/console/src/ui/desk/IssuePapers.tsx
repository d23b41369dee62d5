import type { QueuedRequest } from '@semestr/api/requests';
import { consecutiveNumbers } from '@semestr/core/certificates';
import type { IsoDate } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { MAX_CERTIFICATE_NUMBER } from '@semestr/core/requests/kinds';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { Form, HttpError } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { today } from '../../clock.ts';
import { sentenceOf } from '../../client.ts';
import { DateInput } from '../form/DateInput.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import styles from './papers.module.css';
import { deskTexts } from './texts.ts';
import { keyOf } from './use-address.ts';
import type { Decisions, DecisionValues } from './use-decisions.ts';
import { type NamedKind, useKindWords } from './use-kinds.ts';
import { useNextNumber } from './use-next-number.ts';

interface IssuePapersProps {
  kind: NamedKind;
  /** In the order of the queue, in which they are numbered. */
  rows: readonly QueuedRequest[];
  decisions: Decisions;
  onIssued: (keys: readonly string[]) => void;
}

/** Issues the papers of several requests with consecutive numbers. Shows a preview first; stores all or none. */
export function IssuePapers({ kind, rows, decisions, onIssued }: IssuePapersProps) {
  const t = useTexts(deskTexts);
  const words = useKindWords(kind);
  const next = useNextNumber(kind);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  if (next === undefined) return null;

  async function issue({ firstNumber, issuedOn }: DecisionValues): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      // The form sends only a number and a date.
      await decisions.issue(rows, { firstNumber: Number(firstNumber), issuedOn: issuedOn as IsoDate });
      onIssued(rows.map(keyOf));
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <Form
      className={styles.issue ?? ''}
      record={{ firstNumber: next, issuedOn: today() }}
      noValidate
      disableInvalidFormNotification
      onSubmit={issue}
    >
      {failure !== null && (
        <Banner kind="error" isAnnounced>
          {sentenceOf(failure)} {isRefused(failure) && t('noneIssued')}
        </Banner>
      )}
      <div className={styles.fields}>
        <NumberInput source="firstNumber" label={t('firstNumber')} min={1} max={MAX_CERTIFICATE_NUMBER} />
        <DateInput source="issuedOn" label={words.field('issuedOn')} />
      </div>
      <Preview rows={rows} />
      <Button type="submit" look="primary" isPending={isPending}>
        {t('issueAll', { count: rows.length })}
      </Button>
    </Form>
  );
}

/** Whether the server certainly stored nothing; after a lost reply that is unknown. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.status >= 400 && failure.status < 500;

/** The number that would be assigned to each request. */
function Preview({ rows }: { rows: readonly QueuedRequest[] }) {
  const t = useTexts(deskTexts);
  const first: unknown = useWatch({ name: 'firstNumber' });
  if (typeof first !== 'number' || !Number.isInteger(first) || first < 1) return null;
  const numbers = consecutiveNumbers(first, rows.length);
  return (
    <ol className={styles.preview} aria-label={t('numbersOf')}>
      {rows.map((row, index) => (
        <li key={keyOf(row)}>
          <strong>№&nbsp;{numbers[index]}</strong>{' '}
          <span lang="ru">{fullName({ ...row.student, middleName: null })}</span>, {row.number}
        </li>
      ))}
    </ol>
  );
}

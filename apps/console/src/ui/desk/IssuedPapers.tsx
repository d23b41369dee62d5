import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { now } from '../../clock.ts';
import desk from './desk.module.css';
import styles from './papers.module.css';
import { PrintPapers } from './PrintPapers.tsx';
import { deskTexts } from './texts.ts';
import { type Decision, type Decisions, undoStateOf } from './use-decisions.ts';
import { useKinds } from './use-kinds.ts';

/** Formats numbers as "1146–1148"; "1146, 1150" when they are not consecutive. */
function rangeText(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return String(first);
  return last - first === sorted.length - 1 ? `${first}–${last}` : sorted.join(', ');
}

/** The papers issued since the queue was opened. Prints them together, and reverts those of the last call. */
export function IssuedPapers({
  decisions,
  onUndo,
}: {
  decisions: Decisions;
  onUndo: (decision: Decision) => void;
}) {
  const t = useTexts(deskTexts);
  const kindOf = useKinds();
  const issued = [...decisions.decisions.values()].filter(
    ({ request, state }) => kindOf(request.kind).papers?.state === state,
  );
  const [first] = issued;
  const papers = first && kindOf(first.request.kind).papers;
  if (!papers) return null;
  const byNumber = issued.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const { last } = decisions;
  const batch = last?.batch === undefined ? [] : decisions.withBatch(last);
  const canUndo = last !== undefined && batch.length > 1 && undoStateOf(last, now()) === 'possible';
  return (
    <div className={styles.issued} role="group" aria-label={t('issuedPapers')}>
      <span role="status">
        {t('issued', {
          count: issued.length,
          numbers: rangeText(byNumber.flatMap(({ number }) => number ?? [])),
        })}
      </span>
      <PrintPapers look="text" papers={papers} filter={{ id: byNumber.map(({ request }) => request.id) }}>
        {t('print')}
      </PrintPapers>
      {canUndo && (
        <Button look="text" aria-keyshortcuts="u" onClick={() => onUndo(last)}>
          {t('undoAll', { count: batch.length })}
          <kbd className={desk.key} aria-hidden>
            U
          </kbd>
        </Button>
      )}
    </div>
  );
}

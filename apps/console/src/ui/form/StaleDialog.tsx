import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useGetOne, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import dialog from '@semestr/ui/dialog.module.css';
import { Fault } from '../Fault.tsx';
import { uiTexts } from '../texts/index.ts';
import { useDisplayedValues } from './displayed-values.ts';
import { Versions } from './Versions.tsx';

type Values = Record<string, unknown>;

interface StaleDialogProps {
  /** The values that the user tried to save. */
  mine: Values;
  /** Saves the values selected from both versions. */
  onChosen: (values: Values) => Promise<unknown>;
  onClose: () => void;
}

/** Shown when another user saved the record during editing. Compares the differing fields and lets the user choose. */
export function StaleDialog({ mine, onChosen, onClose }: StaleDialogProps) {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const { reset, setError } = useFormContext();
  const { fields } = useDisplayedValues();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [isPending, setPending] = useState(false);
  // Loaded separately, because reloading the page's record would discard the input.
  const query = useGetOne(resource, { id: Number(mine['id']), meta: { isFresh: true } }, { gcTime: 0 });
  const { data: theirs, error, isFetching, refetch } = query;
  const differences = theirs
    ? [...fields.keys()].filter((name) => JSON.stringify(theirs[name]) !== JSON.stringify(mine[name]))
    : [];

  async function save(): Promise<void> {
    if (!theirs) return;
    setPending(true);
    const chosen = differences.map((name) => [name, (taken.has(name) ? theirs : mine)[name]]);
    const values: Values = { ...theirs, ...Object.fromEntries(chosen) };
    // The form is based on the other version from now on, even if saving fails.
    reset(theirs);
    reset(values, { keepDefaultValues: true });
    const faults = await onChosen(values);
    for (const [name, message] of Object.entries(faults ?? {})) setError(name, { message: String(message) });
  }

  return (
    <Dialog title={t('stale.title')} onClose={onClose} width="wide">
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {theirs && !isFetching && (
        <>
          <p className={dialog.hint}>{t(differences.length > 0 ? 'stale.hint' : 'stale.same')}</p>
          {differences.length > 0 && (
            <Versions names={differences} theirs={theirs} mine={mine} taken={taken} onTake={setTaken} />
          )}
          <div className={dialog.actions}>
            {differences.length > 0 && (
              <Button look="primary" isPending={isPending} onClick={() => void save()}>
                {t('stale.save')}
              </Button>
            )}
            <Button
              onClick={() => {
                reset(theirs);
                onClose();
              }}
            >
              {t('stale.allTheirs')}
            </Button>
            <Button look="text" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

import type { WrittenDefinition } from '@semestr/core/built-reports';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { Form, ResourceContextProvider, useNotify, useUpdate } from 'react-admin';
import { sentenceOf, StaleRecord } from '../../../client.ts';
import { assertSignedIn } from '../../../session/session.ts';
import { createDisplayedValues, DisplayedValuesContext } from '../../../ui/form/displayed-values.ts';
import { StaleDialog } from '../../../ui/form/StaleDialog.tsx';
import type { SavedReport } from '../SavedReports.tsx';
import { reportTexts } from '../texts.ts';
import { DefinitionSummary } from './DefinitionSummary.tsx';

interface SaveChangesProps {
  saved: SavedReport;
  definition: WrittenDefinition;
  isChanged: boolean;
  onSaved: () => void;
}

/** Saves changes to a saved report. Shows both versions when another user has changed it in the meantime. */
export function SaveChanges({ saved, definition, isChanged, onSaved }: SaveChangesProps) {
  const t = useTexts(reportTexts);
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<SavedReport>();
  const [stale, setStale] = useState<Record<string, unknown> | null>(null);
  const [displayedValues] = useState(createDisplayedValues);
  const { view, rows, across, measure, filter } = definition;

  async function store(data: Record<string, unknown>): Promise<void> {
    setStale(null);
    try {
      await update(
        'saved-reports',
        { id: saved.id, data, previousData: saved },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      assertSignedIn();
      onSaved();
    } catch (error) {
      if (error instanceof StaleRecord) setStale(data);
      else notify(sentenceOf(error), { type: 'error' });
    }
  }

  return (
    <>
      <Button
        look="primary"
        disabled={!isChanged}
        isPending={isPending}
        onClick={() => void store({ ...saved, view, rows, across, measure, filter })}
      >
        {t('built.save')}
      </Button>
      {stale && (
        <ResourceContextProvider value="saved-reports">
          <DisplayedValuesContext value={displayedValues}>
            <Form record={stale}>
              <DefinitionSummary />
              <StaleDialog mine={stale} onChosen={store} onClose={() => setStale(null)} />
            </Form>
          </DisplayedValuesContext>
        </ResourceContextProvider>
      )}
    </>
  );
}

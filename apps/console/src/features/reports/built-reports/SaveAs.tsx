import type { WrittenDefinition } from '@semestr/core/built-reports';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import dialog from '@semestr/ui/dialog.module.css';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useCreate } from 'react-admin';
import { sentenceOf } from '../../../client.ts';
import { assertSignedIn } from '../../../session/session.ts';
import type { SavedReport } from '../SavedReports.tsx';
import { reportTexts } from '../texts.ts';
import styles from './built.module.css';

const MAX_NAME = 200;

interface SaveAsProps {
  definition: WrittenDefinition;
  /** The suggested name. */
  name: string;
  onSaved: (report: SavedReport) => void;
  onClose: () => void;
}

/** Saves a report under a name. */
export function SaveAs({ definition, name: offered, onSaved, onClose }: SaveAsProps) {
  const t = useTexts(reportTexts);
  const [name, setName] = useState(offered);
  const [failure, setFailure] = useState<unknown>(null);
  const [create, { isPending }] = useCreate();
  const trimmed = name.trim();
  const { view, rows, across, measure, filter } = definition;

  async function save(): Promise<void> {
    setFailure(null);
    try {
      const data = { name: trimmed, view, rows: [...rows], across, measure, filter };
      const report: SavedReport = await create('saved-reports', { data }, { returnPromise: true });
      assertSignedIn();
      onSaved(report);
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <Dialog title={t('built.saveTitle')} onClose={onClose}>
      <form
        className={styles.saveAs}
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '' && !isPending) void save();
        }}
      >
        {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
        <TextField
          label={t('built.name')}
          hint={t('built.saveHint')}
          value={name}
          maxLength={MAX_NAME}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={dialog.actions}>
          <Button type="submit" look="primary" isPending={isPending} disabled={trimmed === ''}>
            {t('built.save')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

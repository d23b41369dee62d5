import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { uiTexts } from '../texts/index.ts';
import styles from './list.module.css';

/** Maximum length of a name, enough for a sentence in a menu. */
const MAX_NAME = 60;

interface SaveViewProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Prompts for the name of a view. */
export function SaveView({ onSave, onClose }: SaveViewProps) {
  const t = useTexts(uiTexts);
  const [name, setName] = useState('');
  const trimmed = name.trim();
  return (
    <Dialog title={t('list.saveViewTitle')} onClose={onClose}>
      <form
        className={styles.view}
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '') onSave(trimmed);
        }}
      >
        <TextField
          label={t('list.viewName')}
          value={name}
          maxLength={MAX_NAME}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={styles.viewButtons}>
          <Button type="submit" look="primary" disabled={trimmed === ''}>
            {t('form.save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

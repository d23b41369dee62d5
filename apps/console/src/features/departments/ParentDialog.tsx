import { isElsewhere } from '@semestr/core/branches';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type FormEvent, useState } from 'react';
import { Combobox } from '../../ui/form/Combobox.tsx';
import { uiTexts } from '../../ui/texts/index.ts';
import type { Department } from './departments.ts';
import { departmentTexts } from './texts.ts';
import styles from './parent.module.css';

/** Represents the top level among the ids of departments. */
const TOP = 'top';

interface ParentDialogProps {
  department: Department;
  departments: readonly Department[];
  /** Null is the top level. */
  onChoose: (to: number | null) => void;
  onClose: () => void;
}

/** Selects a department's new parent. */
export function ParentDialog({ department, departments, onChoose, onClose }: ParentDialogProps) {
  const t = useTexts(departmentTexts);
  const ui = useTexts(uiTexts);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number | typeof TOP | null>(null);
  const [isMissing, setMissing] = useState(false);
  const offered = [
    ...(isElsewhere(department, null) ? [{ id: TOP, name: t('top') }] : []),
    ...departments.filter(({ id }) => isElsewhere(department, id)),
  ];
  const matches = offered.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen === null) setMissing(true);
    else onChoose(chosen === TOP ? null : chosen);
  }

  return (
    <Dialog title={t('whereTo', { name: department.name })} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FieldFrame
          label={t('newParent')}
          error={isMissing ? ui('faults.required', { name: t('newParent') }) : undefined}
        >
          {(control) => (
            <Combobox
              {...control}
              chosen={offered.find(({ id }) => id === chosen)?.name ?? ''}
              choices={matches}
              onSearch={setWords}
              onChoose={(id) => {
                setMissing(false);
                setChosen(id === TOP || typeof id === 'number' ? id : null);
              }}
            />
          )}
        </FieldFrame>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" look="primary">
            {t('next')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

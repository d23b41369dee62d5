import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import dialogStyles from '@semestr/ui/dialog.module.css';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import {
  Form,
  type RaRecord,
  useDataProvider,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { sentenceOf } from '../../client.ts';
import { withArchivedFlag } from '../form/ArchivedInput.tsx';
import { unchanged } from '../form/RecordForm.tsx';
import { useStoring, type Values } from '../form/use-record-form.tsx';
import styles from '../list/list.module.css';
import { useEachSelected } from '../list/use-each-selected.ts';
import { useUndoNotice } from '../record/use-undo.ts';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import type { RecordType } from './kind.ts';

/** Fields that many records can have in common: values selected from lists, numbers, dates, yes and no. */
const commonFields = ({ fields, fixed }: RecordType): string[] =>
  [...fields].flatMap(([source, { Input, isChosen, isCommon }]) =>
    Input && (isChosen || isCommon) && !fixed.includes(source) ? [source] : [],
  );

/** Sets a field of the selected rows to one value. Rows that cannot be changed stay selected and are listed. */
export function BulkEdit({ kind }: { kind: RecordType }) {
  const t = useTexts(uiTexts);
  const { hasEdit } = useResourceDefinition();
  const [isOpen, setOpen] = useState(false);
  const sources = commonFields(kind);
  if (!hasEdit || sources.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('bulkEdit.open')}</Button>
      {isOpen && <BulkEditDialog kind={kind} sources={sources} onClose={() => setOpen(false)} />}
    </>
  );
}

interface BulkEditDialogProps {
  kind: RecordType;
  /** The fields to choose from. */
  sources: readonly string[];
  onClose: () => void;
}

function BulkEditDialog({ kind, sources, onClose }: BulkEditDialogProps) {
  const t = useTexts(uiTexts);
  const fieldName = useFieldName();
  const names = useGetResourceLabel()(useResourceContext() ?? '', 2);
  const { selectedIds } = useListContext();
  const [source, setSource] = useState('');
  const save = useChangeSelected(kind);
  const { store, refusal, body, dialogs } = useStoring({ save, onSaved: onClose });
  const { Input, isOptional = false, empty = null } = kind.fields.get(source) ?? {};
  const [others, setOthers] = useState<readonly string[]>([]);
  /** Returns the error of the displayed field alone: those of other fields cannot be corrected here. */
  async function submit(values: Values): Promise<Record<string, string> | undefined> {
    const { [source]: fault, ...otherFaults } = (await store(values)) ?? {};
    setOthers(Object.keys(otherFaults));
    return fault === undefined ? undefined : { [source]: fault };
  }
  return (
    <Dialog title={t('bulkEdit.title')} onClose={onClose}>
      <div className={styles.view}>
        <p>{t('bulkEdit.hint', { names, selected: selectedIds.length })}</p>
        <SelectField
          label={t('bulkEdit.field')}
          placeholder={t('bulkEdit.choose')}
          options={sources.map((value) => ({ value, label: fieldName(value) }))}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        {/* Another field starts without the value of the previous one. */}
        <Form
          key={source}
          record={{ [source]: empty }}
          onSubmit={submit}
          noValidate
          disableInvalidFormNotification
          className={styles.view ?? ''}
        >
          <div ref={body} className={styles.view}>
            {refusal !== null && (
              <Banner kind="error">
                {sentenceOf(refusal)}
                {others.length > 0 &&
                  ` ${t('bulkEdit.otherFields', { names: others.map(fieldName).join(', ') })}`}
              </Banner>
            )}
            {Input && (
              <Input
                source={source}
                isOptional={isOptional}
                {...(isOptional && { hint: t('bulkEdit.mayBeEmpty') })}
              />
            )}
          </div>
          <Buttons isReady={Input !== undefined} onClose={onClose} />
          {dialogs}
        </Form>
      </div>
    </Dialog>
  );
}

function Buttons({ isReady, onClose }: { isReady: boolean; onClose: () => void }) {
  const t = useTexts(uiTexts);
  const { isSubmitting } = useFormState();
  return (
    <div className={dialogStyles.actions}>
      <Button type="submit" look="primary" isPending={isSubmitting} disabled={!isReady}>
        {t('bulkEdit.save')}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </div>
  );
}

/** Returns a function that sets values of the selected records, in their current versions, and offers to undo it. */
function useChangeSelected(kind: RecordType): (values: Values) => Promise<void> {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const names = useGetResourceLabel()(resource, 2);
  const provider = useDataProvider();
  const { selectedIds } = useListContext();
  const offerUndo = useUndoNotice(resource, 'update');
  const forEachSelected = useEachSelected();
  const toBody = kind.fields.has('archivedAt') ? withArchivedFlag : unchanged;

  return async (values) => {
    const { data: records } = await provider.getMany<RaRecord>(resource, { ids: selectedIds });
    await forEachSelected({
      records,
      act: (record) =>
        provider.update(resource, {
          id: record.id,
          data: toBody({ ...record, ...values }),
          previousData: record,
        }),
      onDone: (changed) =>
        offerUndo(
          t('bulkEdit.done', { names, changed: changed.length }),
          changed.map(({ id }) => id),
        ),
      notDone: (left) => t('bulkEdit.notDone', { names: left }),
    });
  };
}

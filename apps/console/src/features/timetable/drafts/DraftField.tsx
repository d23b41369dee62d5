import * as calls from '@semestr/api/timetable-drafts';
import type { TermCode } from '@semestr/core/term';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { sentenceOf } from '../../../client.ts';
import { session } from '../../../session/session.ts';
import { useCall } from '../../../ui/record/use-call.ts';
import { uiTexts } from '../../../ui/texts/index.ts';
import styles from './drafts.module.css';
import { draftTexts } from './texts/index.ts';
import { useDrafts, useReload } from './use-drafts.ts';

const PUBLISHED = 'published';
const NEW = 'new';

interface DraftFieldProps {
  term: TermCode;
  /** The displayed draft; null for the published timetable. */
  draftId: number | null;
  onChange: (draftId: number | null) => void;
}

/** Selects the published timetable of a term or one of its drafts, or creates a draft. */
export function DraftField({ term, draftId, onChange }: DraftFieldProps) {
  const t = useTexts(draftTexts);
  const { data: drafts = [], error } = useDrafts(term);
  const [isNaming, setNaming] = useState(false);
  const mayWrite = session.may('timetable', 'write');
  if (drafts.length === 0 && error === null && !mayWrite) return null;
  return (
    <>
      <SelectField
        label={t('version')}
        // The bar of an open draft reports the failure.
        error={error === null || draftId !== null ? undefined : sentenceOf(error)}
        value={draftId === null ? PUBLISHED : String(draftId)}
        options={[
          { value: PUBLISHED, label: t('published') },
          ...drafts.map(({ id, name, publishedAt }) => ({
            value: String(id),
            label: t(publishedAt === null ? 'draftNamed' : 'publishedNamed', { name }),
          })),
          // Keeps the open draft selected while the names of the drafts are loading.
          ...(draftId !== null && drafts.every(({ id }) => id !== draftId)
            ? [{ value: String(draftId), label: t('draft') }]
            : []),
          ...(mayWrite ? [{ value: NEW, label: t('newDraft') }] : []),
        ]}
        onChange={({ target: { value } }) => {
          if (value === NEW) setNaming(true);
          else onChange(value === PUBLISHED ? null : Number(value));
        }}
      />
      {isNaming && (
        <NewDraft
          term={term}
          others={drafts.length}
          onMade={(id) => {
            setNaming(false);
            onChange(id);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

interface NewDraftProps {
  term: TermCode;
  /** Number of drafts that the term has. */
  others: number;
  onMade: (id: number) => void;
  onClose: () => void;
}

function NewDraft({ term, others, onMade, onClose }: NewDraftProps) {
  const t = useTexts(draftTexts);
  const uiText = useTexts(uiTexts);
  const call = useCall();
  const reload = useReload();
  const [name, setName] = useState(t('proposedName', { number: others + 1 }));
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function make(): Promise<void> {
    if (name.trim() === '') return;
    setPending(true);
    try {
      const { id } = await call(calls.create, { body: { term, name } });
      await reload();
      onMade(id);
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <Dialog title={t('newTitle')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <p>{t('newHint')}</p>
        <TextField
          label={t('name')}
          value={name}
          maxLength={100}
          required
          data-first
          onChange={({ target }) => setName(target.value)}
        />
        {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
        <div className={styles.buttons}>
          <Button type="submit" look="primary" isPending={isPending}>
            {t('create')}
          </Button>
          <Button onClick={onClose}>{uiText('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

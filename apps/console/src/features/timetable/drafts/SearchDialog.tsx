import * as calls from '@semestr/api/timetable-drafts';
import { ChoicesField } from '@semestr/ui/fields/ChoicesField.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { RecordField } from '../../../ui/form/RecordField.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import styles from './drafts.module.css';
import { draftTexts } from './texts/index.ts';
import type { OpenedDraft } from './use-drafts.ts';

const scopes = ['group', 'faculty', 'all'] as const;
type Scope = (typeof scopes)[number];

/** Offered durations in seconds. */
const durations = ['15', '60', '300'];

interface SearchDialogProps {
  draft: OpenedDraft;
  groupId: number | null;
  onStarted: () => void;
  onClose: () => void;
}

/** Selects the lessons that a search may move, and its duration. */
export function SearchDialog({ draft, groupId, onStarted, onClose }: SearchDialogProps) {
  const t = useTexts(draftTexts);
  const call = useCall();
  const offered = scopes.filter((scope) => scope !== 'group' || groupId !== null);
  const [scope, setScope] = useState<Scope>(offered[0] ?? 'all');
  const [facultyId, setFacultyId] = useState<number | null>(null);
  const [seconds, setSeconds] = useState('60');
  const pinned = draft.list.filter(({ isPinned }) => isPinned).length;
  return (
    <ConfirmDialog
      title={t('searchTitle')}
      confirm={t('searchConfirm')}
      onConfirm={async () => {
        await call(calls.search, {
          params: { id: String(draft.id) },
          body: {
            seconds: Number(seconds),
            ...(scope === 'group' && groupId !== null && { groupIds: [groupId] }),
            ...(scope === 'faculty' && facultyId !== null && { facultyId }),
          },
        });
        onStarted();
      }}
      onClose={onClose}
    >
      <p>{t('searchHint')}</p>
      {pinned > 0 && <p>{t('searchPinned', { count: pinned })}</p>}
      <div className={styles.fields}>
        <ChoicesField
          label={t('scope')}
          options={offered.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          value={scope}
          onChange={setScope}
        />
        {scope === 'faculty' && (
          <RecordField
            label={t('faculty')}
            placeholder={t('anyFaculty')}
            reference="faculties"
            sort="abbrev"
            value={facultyId}
            onChange={setFacultyId}
          />
        )}
        <SelectField
          label={t('duration')}
          value={seconds}
          options={durations.map((value) => ({ value, label: t('seconds', { count: Number(value) }) }))}
          onChange={({ target }) => setSeconds(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

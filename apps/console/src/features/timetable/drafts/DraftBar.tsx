import * as calls from '@semestr/api/timetable-drafts';
import { momentInWords } from '@semestr/core/moments';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { CopyPlus, Send, Shuffle, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { today } from '../../../clock.ts';
import { session } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Fault } from '../../../ui/Fault.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import { Changes } from './Changes.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import styles from './drafts.module.css';
import { PublishDialog } from './PublishDialog.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchResult } from './SearchResult.tsx';
import { draftTexts } from './texts/index.ts';
import { type OpenedDraft, useDraft, useReload } from './use-drafts.ts';

interface DraftBarProps {
  id: number;
  /** The group whose timetable is displayed; null for a teacher or a room. */
  groupId: number | null;
  /** Returns to the published timetable. */
  onLeave: () => void;
}

/** Summary and actions of the displayed draft. */
export function DraftBar({ id, groupId, onLeave }: DraftBarProps) {
  const t = useTexts(draftTexts);
  const language = useLanguage();
  const { data: draft, error, refetch } = useDraft(id);
  if (error) return <Fault error={error} onRetry={() => void refetch()} />;
  if (!draft) return null;
  const { publishedAt } = draft;
  return (
    <section className={styles.bar} aria-label={t('draftNamed', { name: draft.name })}>
      <div className={styles.line}>
        <p className={styles.state}>
          {publishedAt === null
            ? t('onlyPlanners')
            : t('publishedAt', { at: momentInWords(new Date(publishedAt), language, today()) })}
        </p>
        {session.may('timetable', 'write') && <Actions draft={draft} groupId={groupId} onLeave={onLeave} />}
      </div>
      <SearchResult draft={draft} />
      <Changes draft={draft} />
    </section>
  );
}

type Dialog = 'search' | 'copy' | 'publish' | 'remove' | 'take-back';

interface ActionsProps extends Omit<DraftBarProps, 'id'> {
  draft: OpenedDraft;
}

function Actions({ draft, groupId, onLeave }: ActionsProps) {
  const t = useTexts(draftTexts);
  const call = useCall();
  const notify = useNotify();
  const reload = useReload();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (): void => setDialog(null);
  const params = { id: String(draft.id) };
  const isSearching = draft.search?.state === 'running';

  async function done(text: string): Promise<void> {
    await reload();
    close();
    notify(text);
  }

  if (draft.publishedAt !== null)
    return (
      <div className={styles.buttons}>
        <Button onClick={() => setDialog('take-back')}>
          <Undo2 size={16} strokeWidth={1.75} aria-hidden />
          {t('takeBack')}
        </Button>
        {dialog === 'take-back' && (
          <ConfirmDialog
            title={t('takeBackTitle')}
            confirm={t('takeBackConfirm')}
            onConfirm={async () => {
              const { undone, left } = await call(calls.takeBack, { params });
              await done(
                [t('takenBack', { count: undone }), left > 0 && t('left', { count: left })]
                  .filter(Boolean)
                  .join(' '),
              );
            }}
            onClose={close}
          >
            {t('takeBackHint')}
          </ConfirmDialog>
        )}
      </div>
    );
  return (
    <div className={styles.buttons}>
      <Button
        look="primary"
        disabled={draft.changes === 0 || isSearching}
        onClick={() => setDialog('publish')}
      >
        <Send size={16} strokeWidth={1.75} aria-hidden />
        {t('publish')}
      </Button>
      <Button disabled={isSearching} onClick={() => setDialog('search')}>
        <Shuffle size={16} strokeWidth={1.75} aria-hidden />
        {t('search')}
      </Button>
      {groupId !== null && (
        <Button onClick={() => setDialog('copy')}>
          <CopyPlus size={16} strokeWidth={1.75} aria-hidden />
          {t('copy')}
        </Button>
      )}
      <Button look="text" onClick={() => setDialog('remove')}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        {t('remove')}
      </Button>
      {dialog === 'publish' && <PublishDialog draft={draft} onDone={done} onClose={close} />}
      {dialog === 'search' && (
        <SearchDialog
          draft={draft}
          groupId={groupId}
          onStarted={() => void reload().then(close)}
          onClose={close}
        />
      )}
      {dialog === 'copy' && groupId !== null && (
        <CopyDialog draft={draft} groupId={groupId} onDone={done} onClose={close} />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={t('removeTitle', { name: draft.name })}
          confirm={t('removeConfirm')}
          isDangerous
          onConfirm={async () => {
            await call(calls.remove, { params });
            onLeave();
            await done(t('removed'));
          }}
          onClose={close}
        >
          {t('removeHint', { count: draft.changes })}
        </ConfirmDialog>
      )}
    </div>
  );
}

import { answer, note } from '@semestr/api/support-tickets';
import { MAX_BUG_REPORT_ANSWER } from '@semestr/core/bug-reports';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { sentenceOf } from '../../client.ts';
import { session } from '../../session/session.ts';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import styles from './bug-reports.module.css';
import type { BugReport } from './use-report.ts';
import { bugReportTexts } from './texts.ts';

type Kind = 'answer' | 'note';
const kinds = ['answer', 'note'] as const satisfies readonly Kind[];

/** Form for an answer to the sender or an internal note. Each has a separate text, which is kept after a failure. */
export function Compose({ report }: { report: BugReport }) {
  const t = useTexts(bugReportTexts);
  const isMerged = typeof report.mergedIntoId === 'number';
  const [kind, setKind] = useState<Kind>(isMerged ? 'note' : 'answer');
  const [texts, setTexts] = useState({ answer: '', note: '' });
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isPending, failure } = useSend(report);
  if (!session.may('support', 'write')) return null;

  async function submit(): Promise<void> {
    const text = texts[kind];
    setMissing(text.trim() === '');
    if (text.trim() === '') return field.current?.focus();
    // Keeps text that was typed while the request was pending.
    if (await send(kind, text)) setTexts((now) => (now[kind] === text ? { ...now, [kind]: '' } : now));
  }

  const inPortal = report.userId == null ? 'answer' : 'answerInPortal';
  return (
    <section aria-label={t('compose.title')} className={styles.compose}>
      <Choices label={t('compose.kind')} className={styles.kinds}>
        {kinds.map((one) => (
          <Choice
            key={one}
            isChosen={kind === one}
            disabled={one === 'answer' && isMerged}
            onClick={() => {
              setKind(one);
              setMissing(false);
            }}
          >
            {t(`compose.${one}`)}
          </Choice>
        ))}
      </Choices>
      {isMerged && <p className={styles.none}>{t('compose.isMerged')}</p>}
      <TextAreaField
        ref={field}
        label={t(`compose.text.${kind}`)}
        hint={
          kind === 'note' ? t('compose.hint.note') : t(`compose.hint.${inPortal}`, { email: report.email })
        }
        error={isMissing ? t('compose.missing') : undefined}
        value={texts[kind]}
        onChange={(text) => setTexts((now) => ({ ...now, [kind]: text }))}
        maxLength={MAX_BUG_REPORT_ANSWER}
      />
      {failure !== null && <Banner kind="error">{sentenceOf(failure)}</Banner>}
      <Button look="primary" isPending={isPending} onClick={() => void submit()}>
        {t(kind === 'answer' ? 'compose.send' : 'compose.keep')}
      </Button>
      <LeaveGuard
        hasChanges={texts.answer.trim() !== '' || texts.note.trim() !== ''}
        isLeft={(from, to) => from.pathname !== to.pathname}
      />
    </section>
  );
}

/** Sends an answer or stores a note, and reloads the report. Returns false and sets `failure` when that fails. */
function useSend({ id }: BugReport) {
  const t = useTexts(bugReportTexts);
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function send(kind: Kind, text: string): Promise<boolean> {
    setPending(true);
    setFailure(null);
    const request = { params: { id: String(id) }, body: { text } };
    try {
      if (kind === 'answer') {
        const { recipients } = await call(answer, request);
        notify(t('compose.sent', { count: recipients }));
      } else {
        await call(note, request);
        notify(t('compose.kept'));
      }
      void queries.invalidateQueries({ queryKey: ['bug-reports', 'thread', id] });
      refresh();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setPending(false);
    }
  }

  return { send, isPending, failure };
}

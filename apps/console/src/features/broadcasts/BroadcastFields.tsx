import { lastSending, MAX_BROADCAST } from '@semestr/core/broadcasts';
import { localDate, localTime } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { folded } from '@semestr/core/notifications';
import { ChoicesField } from '@semestr/ui/fields/ChoicesField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Notice } from '@semestr/ui/Notice.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { momentNow, now } from '../../clock.ts';
import { MomentInput } from '../../ui/form/MomentInput.tsx';
import { Inputs } from '../../ui/kind/Inputs.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import styles from './broadcasts.module.css';
import kind from './kind.tsx';
import { Recipients } from './Recipients.tsx';
import { broadcastTexts } from './texts.ts';
import type { Written } from './written.ts';

const ELSEWHERE = ['text', 'sendAt', 'authorId'];
const STUDENTS_ALONE = ['facultyIds', 'courses', 'groupIds'];

/** Fields of a broadcast: recipients, text and time. */
export function BroadcastFields() {
  const { audience } = useWatch<Written>();
  return (
    <>
      <Inputs kind={kind} without={audience === 'students' ? ELSEWHERE : [...ELSEWHERE, ...STUDENTS_ALONE]} />
      <Recipients />
      <TextInput source="text" maxLength={MAX_BROADCAST} isLong />
      <Preview />
      <Moment />
    </>
  );
}

/** The notification as its recipients will see it. */
function Preview() {
  const t = useTexts(broadcastTexts);
  const { text, sendAt } = useWatch<Written>();
  const language = useLanguage();
  const written = text?.trim() ?? '';
  if (written === '') return null;
  const at = new Date(sendAt ? sendAt : momentNow());
  return (
    <figure className={styles.preview}>
      <figcaption>{t('preview', { day: dayMonth(localDate(at), language) })}</figcaption>
      <ul>
        <Notice
          type="INFO"
          word={t('message')}
          time={localTime(at)}
          message={folded(written) ?? written}
          unviewed={t('unviewed')}
        />
      </ul>
      {folded(written) !== null && <p>{t('foldedHint')}</p>}
    </figure>
  );
}

/** Choice between sending immediately and scheduling. */
function Moment() {
  const t = useTexts(broadcastTexts);
  const { sendAt } = useWatch<Written>();
  const { setValue } = useFormContext();
  const isPlanned = sendAt !== null;
  return (
    <>
      <ChoicesField
        label={t('when')}
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
        value={isPlanned ? 'later' : 'now'}
        onChange={(when) => setValue('sendAt', when === 'now' ? null : '', { shouldDirty: true })}
      />
      {isPlanned && (
        <MomentInput source="sendAt" hint={t('clockHint')} first={now()} last={lastSending(now())} />
      )}
    </>
  );
}

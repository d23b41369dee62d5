import { lastSending, MAX_BROADCAST } from '@semestr/core/broadcasts';
import { localDate, localTime } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import { collapseMessage } from '@semestr/core/notifications';
import { ChoicesField } from '@semestr/ui/fields/ChoicesField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Notice } from '@semestr/ui/Notice.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { momentNow, now } from '../../clock.ts';
import { MomentInput } from '../../ui/form/MomentInput.tsx';
import { Inputs } from '../../ui/kind/Inputs.tsx';
import { isLimitedToFaculty, useOwnFaculty } from '../../ui/own-faculty.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import styles from './broadcasts.module.css';
import kind from './kind.tsx';
import { Recipients } from './Recipients.tsx';
import { broadcastTexts } from './texts.ts';
import type { BroadcastDraft } from './broadcast-draft.ts';

const SEPARATE_INPUTS = ['text', 'sendAt', 'authorId'];
const STUDENT_FILTERS = ['facultyIds', 'courses', 'groupIds'];
/** Not editable for a role that is limited to a faculty. */
const FIXED_FOR_FACULTY = ['audience', 'facultyIds'];

/** Fields of a broadcast: recipients, text and time. */
export function BroadcastFields() {
  const { audience } = useWatch<BroadcastDraft>();
  const without = [
    ...SEPARATE_INPUTS,
    ...(audience === 'students' ? [] : STUDENT_FILTERS),
    ...(isLimitedToFaculty() ? FIXED_FOR_FACULTY : []),
  ];
  return (
    <>
      <OwnFaculty />
      <Inputs kind={kind} without={without} />
      <Recipients />
      <TextInput source="text" maxLength={MAX_BROADCAST} isLong />
      <Preview />
      <SendTimeFields />
    </>
  );
}

/** Names the faculty whose students a limited role can reach; nothing for other roles. */
function OwnFaculty() {
  const t = useTexts(broadcastTexts);
  const faculty = useOwnFaculty();
  return faculty && <p className={styles.recipients}>{t('ownFaculty', { faculty: faculty.abbrev })}</p>;
}

/** The notification as its recipients will see it. */
function Preview() {
  const t = useTexts(broadcastTexts);
  const { text, sendAt } = useWatch<BroadcastDraft>();
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
          message={collapseMessage(written) ?? written}
          unviewed={t('unviewed')}
        />
      </ul>
      {collapseMessage(written) !== null && <p>{t('foldedHint')}</p>}
    </figure>
  );
}

/** Choice between sending immediately and scheduling. */
function SendTimeFields() {
  const t = useTexts(broadcastTexts);
  const { sendAt } = useWatch<BroadcastDraft>();
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

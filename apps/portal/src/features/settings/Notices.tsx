import { setSettings, type NoticeSettings } from '@semestr/api/notifications';
import { EMAIL } from '@semestr/core/contacts';
import { noticeKinds, type QuietHours, usualQuietHours } from '@semestr/core/notice-settings';
import { SwitchField } from '@semestr/ui/fields/SwitchField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section } from '@semestr/ui/Section.tsx';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { personalPaths } from '../../shell/personal-paths.ts';
import { usePerson } from '../../shell/person.ts';
import { ActFailure } from '../../ui/ActFailure.tsx';
import { useAct } from '../../ui/useAct.ts';
import { usePart } from '../../ui/usePart.tsx';
import { WaitingRows } from './Row.tsx';
import { contactsOf, noticeSettingsOf } from './settings.ts';
import styles from './settings.module.css';
import { settingsTexts } from './texts.ts';

const HOURS = Array.from({ length: 24 }, (_hour, hour) => `${String(hour).padStart(2, '0')}:00`);

interface HoursProps {
  quiet: QuietHours;
  onChange: (quiet: QuietHours) => void;
}

/** From when to when; an hour that another client chose between the full ones stands there too. */
function Hours({ quiet, onChange }: HoursProps) {
  const t = useTexts(settingsTexts);
  const id = useId();
  return (
    <div className={styles.hours}>
      {(['from', 'to'] as const).map((end) => (
        <span key={end}>
          <label htmlFor={`${id}-${end}`}>{t(`notices.${end}`)}</label>
          <select
            id={`${id}-${end}`}
            value={quiet[end]}
            onChange={({ currentTarget }) => onChange({ ...quiet, [end]: currentTarget.value })}
          >
            {[...new Set([...HOURS, quiet[end]])].toSorted().map((hour) => (
              <option key={hour}>{hour}</option>
            ))}
          </select>
        </span>
      ))}
    </div>
  );
}

interface ChoiceProps {
  chosen: NoticeSettings;
  /** Nobody has confirmed an address. */
  isMute: boolean;
  onChange: (chosen: NoticeSettings) => void;
}

function Choice({ chosen, isMute, onChange }: ChoiceProps) {
  const t = useTexts(settingsTexts);
  const { emailKinds, quiet } = chosen;
  const without = (kind: (typeof noticeKinds)[number]) => emailKinds.filter((one) => one !== kind);
  return (
    <div className={styles.switches}>
      {noticeKinds.map((kind) => (
        <SwitchField
          key={kind}
          label={t(`notices.kinds.${kind}`)}
          checked={emailKinds.includes(kind)}
          disabled={isMute}
          onChange={({ currentTarget }) =>
            onChange({ ...chosen, emailKinds: [...without(kind), ...(currentTarget.checked ? [kind] : [])] })
          }
        />
      ))}
      <SwitchField
        label={t('notices.quiet')}
        hint={t('notices.quietHint')}
        checked={quiet !== null}
        disabled={isMute}
        onChange={({ currentTarget }) =>
          onChange({ ...chosen, quiet: currentTarget.checked ? usualQuietHours : null })
        }
      />
      {quiet && !isMute && (
        <Hours quiet={quiet} onChange={(hours) => onChange({ ...chosen, quiet: hours })} />
      )}
    </div>
  );
}

/** Which notifications come by e-mail too, and when nothing is sent; a choice acts at once and is taken back where it is refused. */
export function Notices() {
  const t = useTexts(settingsTexts);
  const user = usePerson();
  const query = noticeSettingsOf(user);
  const { data, failure } = usePart(query);
  const { data: contacts } = usePart(contactsOf(user));
  /** What is chosen and not stored yet. */
  const [wanted, setWanted] = useState<NoticeSettings | null>(null);
  const act = useAct(setSettings, {
    refetches: [query.queryKey],
    done: (_reply, { body }) => setWanted((last) => (last === body ? null : last)),
  });
  const shown = wanted ?? data;
  const isMute =
    contacts !== undefined &&
    !contacts.contactDtoList.some(({ contactTypeId, confirmed }) => contactTypeId === EMAIL && confirmed);
  const choose = async (body: NoticeSettings): Promise<void> => {
    setWanted(body);
    if (await act.run({ body })) setWanted(null);
  };
  // A provider that does not send e-mails has nothing to choose.
  if (data === null) return null;
  return (
    <Section title={t('notices.title')}>
      {failure}
      {!failure && !shown && <WaitingRows count={4} />}
      {shown && <Choice chosen={shown} isMute={isMute} onChange={(chosen) => void choose(chosen)} />}
      <ActFailure act={act} />
      <p className={styles.note}>
        <Second>
          {isMute ? (
            <>
              {t('notices.mute')} <Link to={personalPaths.contacts}>{t('notices.confirm')}</Link>.
            </>
          ) : (
            t('notices.hint')
          )}
        </Second>
      </p>
    </Section>
  );
}

import { setSettings, type NoticeSettings } from '@semestr/api/notifications';
import { EMAIL } from '@semestr/core/contacts';
import {
  type NoticeKind,
  noticeKinds,
  type QuietHours,
  defaultQuietHours,
} from '@semestr/core/notice-settings';
import { Switch, SwitchField } from '@semestr/ui/fields/SwitchField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { OtherBrowsers, ThisBrowser } from './Browsers.tsx';
import { WaitingRows } from './Row.tsx';
import { contactsOf, noticeSettingsOf } from './settings.ts';
import styles from './settings.module.css';
import { settingsTexts } from './texts.ts';
import { usePush } from './use-push.ts';
import { contactsScreen } from '../contacts/screen.ts';
import { to } from '../../screens/screen.ts';

const HOURS = Array.from({ length: 24 }, (_hour, hour) => `${String(hour).padStart(2, '0')}:00`);

interface HoursProps {
  quiet: QuietHours;
  onChange: (quiet: QuietHours) => void;
}

/** Selects start and end of the quiet hours: full hours, and any other time that is already set. */
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

/** Channels in addition to the portal, with the field that stores their notification types. */
const channelFields = { byEmail: 'emailKinds', byPush: 'pushKinds' } as const;
type NoticeChannel = keyof typeof channelFields;

interface KindsProps {
  chosen: NoticeSettings;
  /** Available channels, and whether they can deliver messages. */
  open: Readonly<Partial<Record<NoticeChannel, boolean>>>;
  onChange: (chosen: NoticeSettings) => void;
}

/** Notification types by channel. */
function Kinds({ chosen, open, onChange }: KindsProps) {
  const t = useTexts(settingsTexts);
  const openWays = (['byEmail', 'byPush'] as const).filter((way) => open[way] !== undefined);
  const turn = (way: NoticeChannel, kind: NoticeKind, isOn: boolean): void => {
    const others = chosen[channelFields[way]].filter((one) => one !== kind);
    onChange({ ...chosen, [channelFields[way]]: isOn ? [...others, kind] : others });
  };
  return (
    <table className={styles.kinds}>
      <thead>
        <tr>
          <th scope="col">{t('notices.kind')}</th>
          {openWays.map((way) => (
            <th key={way} scope="col">
              {t(`notices.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`notices.kinds.${kind}`)}</th>
            {openWays.map((way) => (
              <td key={way}>
                <Switch
                  aria-label={`${t(`notices.kinds.${kind}`)}: ${t(`notices.${way}`)}`}
                  checked={chosen[channelFields[way]].includes(kind)}
                  disabled={!open[way]}
                  onChange={({ currentTarget }) => turn(way, kind, currentTarget.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Quiet hours, in which no messages are sent. */
function Quiet({ chosen, onChange }: Pick<KindsProps, 'chosen' | 'onChange'>) {
  const t = useTexts(settingsTexts);
  const { quiet } = chosen;
  return (
    <>
      <SwitchField
        label={t('notices.quiet')}
        hint={t('notices.quietHint')}
        checked={quiet !== null}
        onChange={({ currentTarget }) =>
          onChange({ ...chosen, quiet: currentTarget.checked ? defaultQuietHours : null })
        }
      />
      {quiet && <Hours quiet={quiet} onChange={(hours) => onChange({ ...chosen, quiet: hours })} />}
    </>
  );
}

/**
 * Notification types sent by e-mail and to browsers, and quiet hours. Changes take effect immediately and are reverted
 * if they are rejected.
 */
export function Notices() {
  const t = useTexts(settingsTexts);
  const user = usePerson();
  const query = noticeSettingsOf(user);
  const { data, failure } = useSectionQuery(query);
  const { data: contacts } = useSectionQuery(contactsOf(user));
  const push = usePush();
  /** The selection while it is being saved. */
  const [pendingSettings, setPendingSettings] = useState<NoticeSettings | null>(null);
  const act = useApiMutation(setSettings, {
    refetches: [query.queryKey],
    done: (_reply, { body }) => setPendingSettings((last) => (last === body ? null : last)),
  });
  const choices = pendingSettings ?? data;
  const isMute =
    contacts !== undefined &&
    !contacts.contactDtoList.some(({ contactTypeId, confirmed }) => contactTypeId === EMAIL && confirmed);
  const choose = async (body: NoticeSettings): Promise<void> => {
    setPendingSettings(body);
    if (await act.run({ body })) setPendingSettings(null);
  };
  // Null for a provider that sends no notifications.
  if (data === null) return null;
  const onChange = (chosen: NoticeSettings): void => void choose(chosen);
  const isWaiting = !failure && !push.failure && (!choices || push.isOffered === undefined);
  return (
    <Section title={t('notices.title')}>
      {failure ?? push.failure}
      {isWaiting && <WaitingRows count={7} />}
      {choices && push.isOffered !== undefined && (
        <div className={styles.switches}>
          {push.isOffered && <ThisBrowser push={push} />}
          <Kinds
            chosen={choices}
            open={{ byEmail: !isMute, ...(push.isOffered && { byPush: push.isOnSomewhere }) }}
            onChange={onChange}
          />
          <Quiet chosen={choices} onChange={onChange} />
          <OtherBrowsers push={push} />
        </div>
      )}
      <MutationError act={act} />
      <p className={styles.note}>
        <Caption>
          {isMute && (
            <>
              {t('notices.mute')} <Link to={to(contactsScreen)}>{t('notices.confirm')}</Link>.{' '}
            </>
          )}
          {t('notices.hint')}
        </Caption>
      </p>
    </Section>
  );
}

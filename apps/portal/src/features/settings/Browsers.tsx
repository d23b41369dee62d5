import { remove, type PushBrowser } from '@semestr/api/push';
import { localDate } from '@semestr/core/dates';
import { deviceOf } from '@semestr/core/devices';
import { dayInWords } from '@semestr/core/moments';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { SwitchField } from '@semestr/ui/fields/SwitchField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { usePerson } from '../../account/person.ts';
import { MutationError } from '../../ui/MutationError.tsx';
import { moveFocusToHeading } from '../../ui/focus.ts';
import { useNow } from '../../hydration/now.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { LockedNote, ButtonObject, Row, Rows } from './Row.tsx';
import { deviceIcons, useDeviceName } from './session-words.ts';
import { pushOf } from './settings.ts';
import styles from './settings.module.css';
import { settingsTexts } from './texts.ts';
import type { Push } from './use-push.ts';

/** Another browser that receives push messages, with a button to turn them off. */
function OtherBrowser({ browser: { id, userAgent, addedAt } }: { browser: PushBrowser }) {
  const t = useTexts(settingsTexts);
  const { today } = useNow();
  const act = useApiMutation(remove, { refetches: [pushOf(usePerson()).queryKey] });
  const device = deviceOf(userAgent);
  const name = useDeviceName(device);
  return (
    <Row
      ref={moveFocusToHeading}
      icon={deviceIcons[device.kind]}
      name={<span {...asPrivate}>{name}</span>}
      second={t('push.added', { when: dayInWords(localDate(new Date(addedAt)), t.language, today) })}
      action={
        <Button
          look="text"
          isPending={act.isPending}
          onClick={() => void act.run({ params: { id: String(id) } })}
        >
          {t('push.off')}
          <ButtonObject>{t('push.offWhat', { device: name })}</ButtonObject>
        </Button>
      }
    >
      <MutationError act={act} />
    </Row>
  );
}

/** Other browsers that receive push messages; renders nothing when there are none. */
export function OtherBrowsers({ push: { others } }: { push: Push }) {
  const t = useTexts(settingsTexts);
  if (others.length === 0) return null;
  return (
    <>
      <h3 className={styles.others}>{t('push.others')}</h3>
      <Rows>
        {others.map((browser) => (
          <OtherBrowser key={browser.id} browser={browser} />
        ))}
      </Rows>
    </>
  );
}

/** Switch for push messages in this browser, or the reason why they are not available. */
export function ThisBrowser({ push: { permission, isOn, turn, fault, adding, removing } }: { push: Push }) {
  const t = useTexts(settingsTexts);
  const user = usePerson();
  if (user.impersonatedBy) return <LockedNote>{t('push.locked')}</LockedNote>;
  if (permission === undefined) return null;
  const canShow = permission === 'default' || permission === 'granted';
  const lasts = user.rememberDevice ? 'push.whileIn' : 'push.briefly';
  return (
    <>
      <SwitchField
        label={t('push.here')}
        hint={t(canShow ? lasts : `push.${permission}`)}
        checked={isOn}
        disabled={!canShow}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
      {fault !== null && <Banner kind="error">{fault}</Banner>}
      <MutationError act={adding} />
      <MutationError act={removing} />
    </>
  );
}

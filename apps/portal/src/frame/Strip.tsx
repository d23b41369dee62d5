import { finish } from '@semestr/api/impersonation';
import { localTime } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { toast } from '@semestr/ui/toast';
import { takeWayBack } from '@semestr/ui/way-back';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from '../client/client.ts';
import { ownPath } from '../session/next.ts';
import { session, type User } from '../session/session.ts';
import { sessionTexts } from '../account/texts.ts';
import { useSecondsLeft } from '../ui/time-left.ts';
import { sentenceOf } from '../client/sentence.ts';
import styles from './strip.module.css';
import { adminScreen } from '../features/admin/screen.ts';
import { to } from '../screens/screen.ts';

/** Ends an impersonation this many milliseconds before its session, because the call requires the session. */
const EARLY_MS = 5000;

/** Publishes the height of the strip to the elements below it, because a long name takes a second line. */
function measured(strip: HTMLElement): (() => void) | undefined {
  const { style } = document.documentElement;
  if (!('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() => style.setProperty('--bar', `${strip.offsetHeight}px`));
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar');
  };
}

interface StripProps {
  /** The student. */
  user: User;
  /** End of the impersonation, an ISO date-time. */
  until: string;
}

/** Strip above every page during an impersonation, with the student, the end time, and a button to end it. */
export function Strip({ user, until }: StripProps) {
  const t = useTexts(sessionTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  async function stop(): Promise<boolean> {
    setPending(true);
    try {
      const who = await client.call(finish, {});
      session.begin({ ...who, rememberDevice: user.rememberDevice });
      const path = ownPath(takeWayBack(until), window.location.origin);
      // The console is another application.
      if (path !== null) window.location.replace(path);
      else await navigate(to(adminScreen), { replace: true });
      return true;
    } catch (error) {
      setPending(false);
      toast('error', await sentenceOf(error, language));
      return false;
    }
  }

  async function end(): Promise<void> {
    if (await stop()) toast('info', t('impersonationOver'));
  }
  useSecondsLeft(new Date(Date.parse(until) - EARLY_MS), () => void end());

  return (
    <section ref={measured} className={styles.strip} aria-label={t('impersonation')}>
      <Eye size={18} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <p className={styles.text} {...asPrivate}>
        {t('viewing', { fio: user.fio })}{' '}
        <span className={styles.until}>{t('viewingUntil', { time: localTime(new Date(until)) })}</span>
      </p>
      <Button className={styles.stop} isPending={isPending} onClick={() => void stop()}>
        {t('stop')}
      </Button>
    </section>
  );
}

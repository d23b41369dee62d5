import { add, remove } from '@semestr/api/push';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../shell/person.ts';
import { type PushHere, pushHere, subscribeHere, unsubscribeHere } from '../../shell/push/browser.ts';
import { pushOwner } from '../../shell/push/owner.ts';
import { useAct } from '../../ui/useAct.ts';
import { usePart } from '../../ui/usePart.tsx';
import { pushOf } from './settings.ts';
import { settingsTexts } from './texts.ts';

/** Messages in browsers: in this one, and in which else. */
export function usePush() {
  const t = useTexts(settingsTexts);
  const user = usePerson();
  const query = pushOf(user);
  const { data, failure } = usePart(query);
  const { data: here, refetch } = useQuery<PushHere>({
    queryKey: ['push-here'],
    queryFn: pushHere,
    // The browser's settings change without us.
    staleTime: 0,
  });
  /** What was pressed and has not come about yet. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  // What follows also follows from a repetition.
  const adding = useAct(add, {
    refetches: [query.queryKey],
    done: () => pushOwner.set(user.username),
  });
  const removing = useAct(remove, {
    refetches: [query.queryKey],
    done: () => {
      pushOwner.set(null);
      // The server sends nothing any more, whether the browser gives its address up or not.
      unsubscribeHere().catch(reportError);
    },
  });
  const own = data?.browsers.find(({ endpoint }) => endpoint === here?.endpoint);

  async function turnOn(publicKey: string): Promise<void> {
    const body = await subscribeHere(publicKey).catch(() => {
      setFault(t('push.unreachable'));
      return null;
    });
    if (body) await adding.run({ body });
  }
  const turn = async (isOn: boolean): Promise<void> => {
    const publicKey = data?.publicKey;
    if (wanted !== null || !publicKey) return;
    setFault(null);
    setWanted(isOn);
    if (isOn) await turnOn(publicKey);
    else if (own) await removing.run({ params: { id: String(own.id) } });
    await refetch();
    setWanted(null);
  };
  return {
    failure,
    /** Whether the university sends anything to browsers; undefined while nobody knows. */
    isOffered: data === undefined ? undefined : data !== null && data.publicKey !== null,
    /** Whether any browser shows messages. */
    isOnSomewhere: (data?.browsers.length ?? 0) > 0,
    permission: here?.permission,
    isOn: wanted ?? own !== undefined,
    turn,
    others: data?.browsers.filter((browser) => browser !== own) ?? [],
    fault,
    adding,
    removing,
  };
}

export type Push = ReturnType<typeof usePush>;

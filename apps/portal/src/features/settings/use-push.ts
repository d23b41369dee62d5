import { add, remove } from '@semestr/api/push';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { type PushStatus, readPushStatus, subscribe, unsubscribe } from '../../account/push/browser.ts';
import { pushOwner } from '../../account/push/owner.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { pushOf } from './settings.ts';
import { settingsTexts } from './texts.ts';

/** Push messages in this browser, and in others. */
export function usePush() {
  const t = useTexts(settingsTexts);
  const user = usePerson();
  const query = pushOf(user);
  const { data, failure } = useSectionQuery(query);
  const { data: here, refetch } = useQuery<PushStatus>({
    queryKey: ['push-here'],
    queryFn: readPushStatus,
    // Always reloads, because the browser's settings may change outside the page.
    staleTime: 0,
  });
  /** The selected value until it takes effect. */
  const [pendingValue, setPendingValue] = useState<boolean | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  // Callbacks of the mutation, which also run after a retry.
  const adding = useApiMutation(add, {
    refetches: [query.queryKey],
    done: () => pushOwner.set(user.username),
  });
  const removing = useApiMutation(remove, {
    refetches: [query.queryKey],
    done: () => {
      pushOwner.set(null);
      // Failures are ignored, because the server no longer sends messages.
      unsubscribe().catch(reportError);
    },
  });
  const own = data?.browsers.find(({ endpoint }) => endpoint === here?.endpoint);

  async function turnOn(publicKey: string): Promise<void> {
    const body = await subscribe(publicKey).catch(() => {
      setFault(t('push.unreachable'));
      return null;
    });
    if (body) await adding.run({ body });
  }
  const turn = async (isOn: boolean): Promise<void> => {
    const publicKey = data?.publicKey;
    if (pendingValue !== null || !publicKey) return;
    setFault(null);
    setPendingValue(isOn);
    if (isOn) await turnOn(publicKey);
    else if (own) await removing.run({ params: { id: String(own.id) } });
    await refetch();
    setPendingValue(null);
  };
  return {
    failure,
    /** Whether the university sends push messages; undefined while loading. */
    isOffered: data === undefined ? undefined : data !== null && data.publicKey !== null,
    /** Whether any browser receives push messages. */
    isOnSomewhere: (data?.browsers.length ?? 0) > 0,
    permission: here?.permission,
    isOn: pendingValue ?? own !== undefined,
    turn,
    others: data?.browsers.filter((browser) => browser !== own) ?? [],
    fault,
    adding,
    removing,
  };
}

export type Push = ReturnType<typeof usePush>;

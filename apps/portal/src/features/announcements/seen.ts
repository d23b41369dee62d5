import { stored } from '@semestr/ui/stored';
import { useEffect, useState } from 'react';
import type { User } from '../../session/session.ts';

/** Announcements shown to a user at their last visit. */
interface Visit {
  username: string;
  ids: readonly number[];
}

/** Number of users whose last visits a device stores. */
const MAX_PEOPLE = 4;

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'username' in value &&
  typeof value.username === 'string' &&
  'ids' in value &&
  Array.isArray(value.ids);

const visits = stored('announcements-seen', (value): readonly Visit[] =>
  Array.isArray(value) ? value.filter(isVisit) : [],
);

function remember(username: string, ids: readonly number[]): void {
  const others = visits.get().filter((visit) => visit.username !== username);
  visits.set([{ username, ids }, ...others].slice(0, MAX_PEOPLE));
}

/**
 * Returns the ids that are new since the user's last visit on this device; none on the first visit, when all would be
 * new. They stay new while the page is open.
 */
export function useNew({ username }: User, ids: readonly number[] | undefined): ReadonlySet<number> {
  const [before] = useState(() => visits.get().find((visit) => visit.username === username)?.ids ?? null);
  const key = ids?.join(' ');
  // Writes to the device's storage, which is outside React.
  useEffect(() => {
    if (ids) remember(username, ids);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key changes with the ids
  }, [username, key]);
  return new Set(before === null ? [] : ids?.filter((id) => !before.includes(id)));
}

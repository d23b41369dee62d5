const MINUTE_MS = 60_000;

/** A change is told when its groups have had no other for so long: what is taken back meanwhile is told to nobody. */
export const QUIET_MINUTES = 2;
/** No change waits longer, however often its groups are changed again. */
export const LONGEST_WAIT_MINUTES = 15;

/** A change of a lesson that waits to be told. */
export interface HeldChange {
  /** The groups that had the lesson before, or have it now. */
  groupIds: readonly number[];
  /** When the lesson was changed first, and last. */
  since: Date;
  changedAt: Date;
}

/** Puts together what shares a group, directly or by others, so that each group is told of all its changes at once. */
function together<T extends HeldChange>(held: readonly T[]): T[][] {
  let batches: { groupIds: ReadonlySet<number>; changes: T[] }[] = [];
  for (const change of held) {
    const isApart = (batch: (typeof batches)[number]): boolean =>
      change.groupIds.every((id) => !batch.groupIds.has(id));
    const joined = batches.filter((batch) => !isApart(batch));
    const groupIds = new Set([change.groupIds, ...joined.map((batch) => [...batch.groupIds])].flat());
    batches = [
      ...batches.filter(isApart),
      { groupIds, changes: [...joined.flatMap(({ changes }) => changes), change] },
    ];
  }
  return batches.map(({ changes }) => changes);
}

/** The changes that are to be told now, in batches that share no group. */
export function dueChanges<T extends HeldChange>(held: readonly T[], now: Date): T[][] {
  return together(held).filter((batch) => {
    const last = Math.max(...batch.map(({ changedAt }) => changedAt.getTime()));
    const first = Math.min(...batch.map(({ since }) => since.getTime()));
    const minutesSince = (time: number): number => (now.getTime() - time) / MINUTE_MS;
    return minutesSince(last) >= QUIET_MINUTES || minutesSince(first) >= LONGEST_WAIT_MINUTES;
  });
}

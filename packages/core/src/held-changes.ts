const MINUTE_MS = 60_000;

/**
 * Minutes without another change of its groups after which a change is announced. A change that is reverted within this
 * time is never announced.
 */
export const QUIET_MINUTES = 2;
/** Maximum waiting time of a change, however often its groups are changed again. */
export const LONGEST_WAIT_MINUTES = 15;

/** A change of a lesson that is waiting to be announced. */
export interface HeldChange {
  /** Groups that had the lesson before, or have it now. */
  groupIds: readonly number[];
  /** Times of the first and the last change of the lesson. */
  since: Date;
  changedAt: Date;
}

/**
 * Combines changes that share a group, directly or indirectly, so that each group is notified of all its changes
 * together.
 */
function groupBySharedGroups<T extends HeldChange>(held: readonly T[]): T[][] {
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

/** Returns the changes to announce now, in batches that share no group. */
export function dueChanges<T extends HeldChange>(held: readonly T[], now: Date): T[][] {
  return groupBySharedGroups(held).filter((batch) => {
    const last = Math.max(...batch.map(({ changedAt }) => changedAt.getTime()));
    const first = Math.min(...batch.map(({ since }) => since.getTime()));
    const minutesSince = (time: number): number => (now.getTime() - time) / MINUTE_MS;
    return minutesSince(last) >= QUIET_MINUTES || minutesSince(first) >= LONGEST_WAIT_MINUTES;
  });
}

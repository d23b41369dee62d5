import type { DayLesson } from '@semestr/api/journal';
import { useState, useSyncExternalStore } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../ui/draft.ts';
import { type Hours, hoursOf } from '@semestr/core/roster';

/** Unsaved input of a lesson, with the record on which it is based. */
interface RosterInput {
  seenAt: string | null;
  hours: Hours;
}

/** Store of the input outside React, so that each row only subscribes to its own hours. Survives a reload. */
export interface RosterInputStore {
  get: () => RosterInput | null;
  /** @param lesson the record on which new input is based */
  set: (lesson: DayLesson, hours: Hours) => void;
  forget: () => void;
  subscribe: (listener: () => void) => () => void;
}

function readInput(name: string): RosterInput | null {
  const { isKept, seenAt, hours } = readDraft(name, { isKept: false, seenAt: '', hours: {} });
  return isKept ? { seenAt: seenAt === '' ? null : seenAt, hours } : null;
}

function createStore(lessonId: number): RosterInputStore {
  const name = `headman ${lessonId}`;
  let entered = readInput(name);
  const listeners = new Set<() => void>();
  const change = (next: RosterInput | null): void => {
    entered = next;
    if (next) keepDraft(name, { isKept: true, seenAt: next.seenAt ?? '', hours: next.hours });
    else forgetDraft(name);
    for (const listener of listeners) listener();
  };
  return {
    get: () => entered,
    set: (lesson, hours) =>
      change({
        seenAt: entered ? entered.seenAt : (lesson.notedAt ?? null),
        hours: { ...hoursOf(lesson.students), ...entered?.hours, ...hours },
      }),
    forget: () => change(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the store of a lesson; the component must use the lesson's id as its key. */
export function useRosterInputStore(lessonId: number): RosterInputStore {
  const [store] = useState(() => createStore(lessonId));
  return store;
}

export const useRosterInput = ({ subscribe, get }: RosterInputStore): RosterInput | null =>
  useSyncExternalStore(subscribe, get);

/** Subscribes to the hours of a student, so that other changes do not render the row. */
export const useHours = ({ subscribe, get }: RosterInputStore, id: number, noted: number): number =>
  useSyncExternalStore(subscribe, () => get()?.hours[id] ?? noted);

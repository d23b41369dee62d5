import type { DayLesson } from '@semestr/api/journal';
import { useState, useSyncExternalStore } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../ui/draft.ts';
import { type Hours, hoursOf } from '@semestr/core/roster';

/** Unsaved input for a lesson, with the record on which it is based. */
interface Entered {
  seenAt: string | null;
  hours: Hours;
}

/** Stores the input outside React, so that each row only subscribes to its own hours. Survives a reload. */
export interface EnteredStore {
  get: () => Entered | null;
  /** @param lesson the record on which the input is based, when there was no input before */
  set: (lesson: DayLesson, hours: Hours) => void;
  forget: () => void;
  subscribe: (listener: () => void) => () => void;
}

function readEntered(name: string): Entered | null {
  const { isKept, seenAt, hours } = readDraft(name, { isKept: false, seenAt: '', hours: {} });
  return isKept ? { seenAt: seenAt === '' ? null : seenAt, hours } : null;
}

function createStore(lessonId: number): EnteredStore {
  const name = `headman ${lessonId}`;
  let entered = readEntered(name);
  const listeners = new Set<() => void>();
  const change = (next: Entered | null): void => {
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

/** Returns the store of one lesson; its component must use the lesson's id as its key. */
export function useEnteredStore(lessonId: number): EnteredStore {
  const [store] = useState(() => createStore(lessonId));
  return store;
}

export const useEntered = ({ subscribe, get }: EnteredStore): Entered | null =>
  useSyncExternalStore(subscribe, get);

/** Subscribes to the hours of one student: only their change renders the row. */
export const useHours = ({ subscribe, get }: EnteredStore, id: number, noted: number): number =>
  useSyncExternalStore(subscribe, () => get()?.hours[id] ?? noted);

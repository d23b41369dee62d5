import { useSyncExternalStore } from 'react';

/** A short message at the bottom right, with the title «Внимание!». */
export interface Toast {
  id: number;
  kind: 'error' | 'success' | 'info';
  message: string;
  /** Undo, available as long as the message is shown. */
  undo?: () => void;
}

/** Maximum number of visible messages. An open error does not hold back later messages. */
const MOST = 3;

/** Returns how long a message is shown, longer with an undo, in milliseconds. */
export const toastTime = ({ undo }: Toast): number => (undo ? 10_000 : 6000);

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function toast(kind: Toast['kind'], message: string, more: Pick<Toast, 'undo'> = {}): void {
  lastId += 1;
  change([...toasts, { id: lastId, kind, message, ...more }].slice(-MOST));
}

export const dismissToast = (id: number): void => change(toasts.filter((one) => one.id !== id));

export const clearToasts = (): void => change([]);

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );

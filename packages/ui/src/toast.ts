import { useSyncExternalStore } from 'react';

/** A short message at the bottom right, titled «Внимание!». */
export interface Toast {
  id: number;
  kind: 'error' | 'success' | 'info';
  message: string;
  /** A way back, offered as long as the message stands. */
  undo?: () => void;
}

/** How many stand at once: an error that nobody has closed yet does not keep back what is said after it. */
const MOST = 3;

/** How long a message stands, and one with a way back, in milliseconds. */
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

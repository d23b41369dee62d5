import { preference } from './preference.ts';

/** Light, dark, or the device's setting. */
export const schemes = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof schemes)[number];

/** Light, unless the user has selected another scheme (specification, section 1). */
export const readScheme = (text: unknown): Scheme => schemes.find((one) => one === text) ?? 'light';

export const scheme = preference('theme', readScheme);

/** Applies changes of the scheme, made here or in another tab; the server or `scheme.js` has set the initial one. */
export function followScheme(): void {
  scheme.subscribe(() => {
    document.documentElement.dataset['theme'] = scheme.get();
  });
}

import { preference } from './preference.ts';

/** Light and dark, or as the device has it. */
export const schemes = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof schemes)[number];

/** Light unless the person has chosen another (specification, section 1). */
export const readScheme = (text: unknown): Scheme => schemes.find((one) => one === text) ?? 'light';

export const scheme = preference('theme', readScheme);

/** Shows what is chosen, here or in another tab; the server, or `scheme.js`, set what the page began with. */
export function followScheme(): void {
  scheme.subscribe(() => {
    document.documentElement.dataset['theme'] = scheme.get();
  });
}

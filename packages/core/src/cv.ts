export const MAX_SKILLS = 50;
export const MAX_SKILL_LENGTH = 60;
export const MAX_REFERENCES = 20;
export const MAX_SUMMARY = 2000;

/** One skill, however somebody writes it. */
export const skillKey = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ');

const BEST_MARK = 10;
const MOST_STARS = 5;

/** The rating on a CV: 1 to 5, from an average mark of 10; 1 where there are no marks yet. */
export const starsOf = (average: number | null): number =>
  Math.min(MOST_STARS, Math.max(1, Math.round(((average ?? 0) / BEST_MARK) * MOST_STARS)));

/** What a scheme looks like: it ends with a colon, before which there is no dot, slash or @. */
const scheme = /^([^./@:]*):/;

/**
 * A link to another site, or a handle there: "https://github.com/name", "t.me/name", "@name". Other schemes run code or
 * open programs ("javascript:"), and what a browser strips from a link could hide one.
 */
export function referenceFault(text: string): 'required' | 'format' | null {
  const value = text.trim();
  if (value === '') return 'required';
  if (/[\s\p{C}<>"'`\\]/u.test(value)) return 'format';
  const [, found] = scheme.exec(value) ?? [];
  if (found === undefined) return null;
  return /^https?:\/\/[^/?#@:]+(?::\d{1,5})?(?:[/?#]|$)/i.test(value) ? null : 'format';
}

/** Where a reference leads, as far as it is known. */
export type ReferenceKind = 'code' | 'chat' | 'mail' | 'work' | 'site';

const kindsOfHosts: readonly (readonly [ReferenceKind, RegExp])[] = [
  ['code', /(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$/],
  ['chat', /(?:^|\.)(?:t\.me|telegram\.me|vk\.com|discord\.gg|wa\.me)$/],
  ['work', /(?:^|\.)(?:linkedin\.com|hh\.ru|rabota\.by|behance\.net)$/],
];

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/;
const telegramName = /^@(\w{3,32})$/;

/** A reference as a link, and of which kind it is; no address where it is a name on a site that nobody knows. */
export function readReference({ name, reference }: { name: string; reference: string }): {
  kind: ReferenceKind;
  href: string | null;
} {
  const value = reference.trim();
  const [, user] = telegramName.exec(value) ?? [];
  if (user !== undefined)
    return /telegram|телеграм/i.test(name)
      ? { kind: 'chat', href: `https://t.me/${user}` }
      : { kind: 'site', href: null };
  if (referenceFault(value) !== null) return { kind: 'site', href: null };
  if (mail.test(value)) return { kind: 'mail', href: `mailto:${value}` };
  const isWeb = /^https?:/i.test(value);
  const href = isWeb ? value : `https://${value}`;
  const [, host = ''] = /^https?:\/\/([^/?#:@]+)/i.exec(href) ?? [];
  if (!/\.\p{L}{2,}$/u.test(host)) return { kind: 'site', href: null };
  const [kind = 'site'] = kindsOfHosts.find(([, hosts]) => hosts.test(host.toLowerCase())) ?? [];
  return { kind, href };
}

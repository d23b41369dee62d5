export const MAX_SKILLS = 50;
export const MAX_SKILL_LENGTH = 60;
export const MAX_REFERENCES = 20;
export const MAX_SUMMARY = 2000;

/** Normalises the spelling of a skill. */
export const skillKey = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ');

const BEST_MARK = 10;
const MAX_STARS = 5;

/** Returns the rating on a CV: 1 to 5, from an average mark up to 10; 1 when there are no marks yet. */
export const starsOf = (average: number | null): number =>
  Math.min(MAX_STARS, Math.max(1, Math.round(((average ?? 0) / BEST_MARK) * MAX_STARS)));

/** Matches a scheme, which ends with a colon and contains no dot, slash or @. */
const scheme = /^([^./@:]*):/;

/**
 * Checks a link to another site, or a username there: "https://github.com/name", "t.me/name", "@name". Other schemes
 * run code or open programs ("javascript:"), and characters that a browser strips from a link could hide one.
 */
export function referenceFault(text: string): 'required' | 'format' | null {
  const value = text.trim();
  if (value === '') return 'required';
  if (/[\s\p{C}<>"'`\\]/u.test(value)) return 'format';
  const [, found] = scheme.exec(value) ?? [];
  if (found === undefined) return null;
  return /^https?:\/\/[^/?#@:]+(?::\d{1,5})?(?:[/?#]|$)/i.test(value) ? null : 'format';
}

/** Kind of the target of a reference. */
export type ReferenceKind = 'code' | 'chat' | 'mail' | 'work' | 'site';

/** Known sites with their own names. */
const knownSites: readonly { name: string; kind: ReferenceKind; hosts: RegExp }[] = [
  { name: 'GitHub', kind: 'code', hosts: /(?:^|\.)github\.com$/ },
  { name: 'GitLab', kind: 'code', hosts: /(?:^|\.)gitlab\.com$/ },
  { name: 'Bitbucket', kind: 'code', hosts: /(?:^|\.)bitbucket\.org$/ },
  { name: 'Codeberg', kind: 'code', hosts: /(?:^|\.)codeberg\.org$/ },
  { name: 'Telegram', kind: 'chat', hosts: /(?:^|\.)(?:t|telegram)\.me$/ },
  { name: 'ВКонтакте', kind: 'chat', hosts: /(?:^|\.)vk\.com$/ },
  { name: 'Discord', kind: 'chat', hosts: /(?:^|\.)discord\.gg$/ },
  { name: 'WhatsApp', kind: 'chat', hosts: /(?:^|\.)wa\.me$/ },
  { name: 'LinkedIn', kind: 'work', hosts: /(?:^|\.)linkedin\.com$/ },
  { name: 'hh.ru', kind: 'work', hosts: /(?:^|\.)hh\.ru$/ },
  { name: 'rabota.by', kind: 'work', hosts: /(?:^|\.)rabota\.by$/ },
  { name: 'Behance', kind: 'work', hosts: /(?:^|\.)behance\.net$/ },
];

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/;
const telegramName = /^@(\w{3,32})$/;

/** Returns the web address of a reference, with its host in lower case; null when there is none. */
function webAddress(value: string): { href: string; host: string } | null {
  if (referenceFault(value) !== null) return null;
  const href = /^https?:/i.test(value) ? value : `https://${value}`;
  const [, host = ''] = /^https?:\/\/([^/?#:@]+)/i.exec(href) ?? [];
  return /\.\p{L}{2,}$/u.test(host) ? { href, host: host.toLowerCase() } : null;
}

const siteOf = (host: string) => knownSites.find(({ hosts }) => hosts.test(host));

/** Parses a reference into a link and its kind; without an address when it is a username on an unknown site. */
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
  if (referenceFault(value) === null && mail.test(value)) return { kind: 'mail', href: `mailto:${value}` };
  const address = webAddress(value);
  return { kind: (address && siteOf(address.host)?.kind) ?? 'site', href: address?.href ?? null };
}

/** Suggests the name of a reference by its target: "GitHub", "example.by"; empty when unknown. */
export function suggestedName(reference: string): string {
  const value = reference.trim();
  const address = mail.test(value) ? null : webAddress(value);
  return address ? (siteOf(address.host)?.name ?? address.host.replace(/^www\./, '')) : '';
}

/** Parts of a CV. */
export const cvParts = ['photo', 'summary', 'skills', 'references'] as const;
export type CvPart = (typeof cvParts)[number];

interface CvContent {
  photoUrl: string | null;
  summary: string | null;
  skills: readonly unknown[];
  references: readonly unknown[];
}

/** Lists what is still missing in a CV. */
export function missingParts({ photoUrl, summary, skills, references }: CvContent): readonly CvPart[] {
  const isThere: Record<CvPart, boolean> = {
    photo: photoUrl !== null,
    summary: (summary ?? '').trim() !== '',
    skills: skills.length > 0,
    references: references.length > 0,
  };
  return cvParts.filter((part) => !isThere[part]);
}

/** Returns a CV as other users see it: without the date of birth and the parts that its owner hides. */
export const toPublicCv = <
  T extends { birthDate: string; photoUrl: string | null; rating: number; showRating: boolean },
>(
  cv: T,
  isPhotoShown: boolean,
): T => ({
  ...cv,
  birthDate: '',
  photoUrl: isPhotoShown ? cv.photoUrl : null,
  rating: cv.showRating ? cv.rating : 0,
});

/** Adds a skill, unless it already exists, is empty, or the limit is reached. */
export function withSkill<T extends { name: string }>(skills: readonly T[], skill: T): readonly T[] {
  const name = skill.name.trim();
  const isThere = skills.some((one) => skillKey(one.name) === skillKey(name));
  return name === '' || isThere || skills.length >= MAX_SKILLS ? skills : [...skills, { ...skill, name }];
}

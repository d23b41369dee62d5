import type { AnyTexts } from '@semestr/core/texts';
import type { ComponentType } from 'react';
import type { User } from '../session/session.ts';
import type { LoadContext } from '../screens/screen-module.ts';

/** Exports of a section's file. A section is a part of a page that is a separate feature. */
export interface SectionModule {
  /** The content. */
  default: ComponentType;
  texts: readonly AnyTexts[];
  /** Loads the data that it shows initially. Never rejects; the section reports failures. */
  loadFor: (user: User, context: LoadContext) => Promise<unknown>;
}

/**
 * Status of a section, shown by the badge next to its name: pending at the university, or requires an action.
 */
export interface SectionState {
  kind: 'waits' | 'move';
  word: 'inWork' | 'needed' | 'sign';
  count: number;
}

/** Exports of a badge's file. The badge renders nothing when there is nothing to report. */
interface BadgeModule {
  default: ComponentType<{ part: string; show: ComponentType<SectionState> }>;
}

const sections = import.meta.glob<SectionModule>('../features/*/*Section.tsx');
const badges = import.meta.glob<BadgeModule>('../features/*/*Badge.tsx');

async function fetchPart<T>(parts: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const fetchModule = parts[`../features/${name}.tsx`];
  if (!fetchModule) throw new Error(`There is no ${name}`);
  return fetchModule();
}

/** Loads a section by its folder and file prefix: "practice/Practice". */
export const fetchSection = (name: string): Promise<SectionModule> => fetchPart(sections, `${name}Section`);

/** Loads the badge of a section, in the same way. */
export const loadBadge = (name: string): Promise<BadgeModule> => fetchPart(badges, `${name}Badge`);

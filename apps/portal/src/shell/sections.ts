import type { AnyTexts } from '@semestr/core/texts';
import type { ComponentType } from 'react';
import type { User } from '../session/session.ts';
import type { LoadContext } from './screen-module.ts';

/** What the file of a section exports: a part of a page that is a feature of its own. */
export interface SectionModule {
  /** The content. */
  default: ComponentType;
  texts: readonly AnyTexts[];
  /** Asks for what it shows at once. Never rejects: what does not come is said in its place. */
  loadFor: (user: User, context: LoadContext) => Promise<unknown>;
}

/** How a section stands, for the small word beside its name: it waits for the university, or it is the person's move. */
export interface SectionState {
  kind: 'waits' | 'move';
  word: 'inWork' | 'needed' | 'sign';
  count: number;
}

/** What the file of a section's word exports: it shows nothing where there is nothing to say. */
interface WordModule {
  default: ComponentType<{ show: ComponentType<SectionState> }>;
}

const sections = import.meta.glob<SectionModule>('../features/*/*Section.tsx');
const words = import.meta.glob<WordModule>('../features/*/*Word.tsx');

async function fetchPart<T>(parts: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const fetchModule = parts[`../features/${name}.tsx`];
  if (!fetchModule) throw new Error(`There is no ${name}`);
  return fetchModule();
}

/** Fetches a section by the folder and the beginning of its file: "practice/Practice". */
export const fetchSection = (name: string): Promise<SectionModule> => fetchPart(sections, `${name}Section`);

/** Fetches the word of the same section. */
export const fetchWord = (name: string): Promise<WordModule> => fetchPart(words, `${name}Word`);

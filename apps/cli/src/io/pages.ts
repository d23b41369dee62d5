import { translator } from '@semestr/core/texts';
import type { Context } from './io.ts';
import { texts } from './texts.ts';

/** Which part of a list was printed; pages count from 1. */
interface Page {
  page: number;
  size: number;
  total: number;
}

/** Says on stderr which page it was, where there are more. */
export function tellPage({ stderr, language }: Context, { page, size, total }: Page): void {
  const pages = Math.ceil(total / size);
  if (pages > 1) stderr.write(`${translator(texts, language)('page', { page, pages, total })}\n`);
}

import { dotted, type IsoDate } from './dates.ts';

/** What somebody took from the library, and when it has to be back. */
export interface Loan {
  title: string;
  author: string;
  dueOn: IsoDate;
}

/** A book is late from the day after. */
export const isOverdue = ({ dueOn }: Loan, today: IsoDate): boolean => dueOn < today;

/** "Самарин Ю. Н. Полиграфическое производство (вернуть до 01.11.2026)". */
export const debtLine = ({ author, title, dueOn }: Loan): string =>
  `${author === '' ? '' : `${author} `}${title} (вернуть до ${dotted(dueOn)})`;

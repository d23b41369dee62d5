import type { RequestSummary } from '@semestr/api/requests';
import { dotted } from '@semestr/core/dates';
import { type FormKind, requestNumber, requestRecords, requestRules } from '@semestr/core/requests/kinds';
import { choiceWord, formWord, requestTexts, type RequestWords } from '@semestr/core/requests/texts';
import { type Texts, type Translate, type Tree, translator } from '@semestr/core/texts';
import type { LucideIcon } from 'lucide-react';
import type { Calls, Row } from './define-resource.ts';
import type { DeskKind } from './desk-kind.ts';

/** Texts of a request type in the queue, except its name, states and decisions, which are in `requestTexts`. */
type DeskTexts = Tree & { readonly fields: Tree; readonly reasons: Tree };

interface RequestRow<S extends DeskTexts> extends Omit<DeskKind, 'summary' | 'reasons'> {
  /** Last path segment of its calls. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly texts: Texts<S>;
  readonly calls: () => Promise<Calls>;
  readonly summary: (request: RequestSummary, t: Translate<S>) => string;
  readonly reasons: readonly (keyof S['reasons'] & string)[];
}

/** Defines a request type, whose requests are decided in the queue; `summary` receives the texts of the type. */
export const defineRequest = <S extends DeskTexts>({
  name,
  icon,
  texts,
  calls,
  summary,
  ...desk
}: RequestRow<S>): Row => ({
  name,
  section: 'requests',
  area: 'requests',
  icon,
  texts,
  calls,
  represent: ({ id }) => requestNumber(desk.kind, Number(id)),
  pages: {},
  desk: { ...desk, summary: (parts, language) => summary(parts, translator(texts, language)) },
});

/** A request type with the common form: its icon, its calls, and the text keys of frequent rejection reasons. */
interface FormRow<K extends FormKind> {
  readonly icon: LucideIcon;
  readonly calls: () => Promise<Calls>;
  readonly reasons: readonly (keyof RequestWords[K]['reasons'] & string)[];
}

/** Defines a request type with the common form, from which its texts and facts are derived. */
export function defineFormRequest<K extends FormKind>(kind: K, { icon, calls, reasons }: FormRow<K>): Row {
  const choices = Object.keys(requestRules[kind].form.choices);
  const [choice = ''] = choices;
  return {
    name: requestRecords[kind],
    section: 'requests',
    area: 'requests',
    icon,
    texts: requestTexts,
    calls,
    represent: ({ id }) => requestNumber(kind, Number(id)),
    pages: {},
    desk: {
      kind,
      reasons,
      summary: ({ type, from, to }, language) => {
        const t = translator(requestTexts, language);
        return formWord(t, kind, 'asked', {
          days: [from, to].map((day) => day && dotted(day)).join('–'),
          reason: choiceWord(t, { kind, field: choice, value: type ?? '' }).toLowerCase(),
        });
      },
      facts: [
        ...choices.map((source) => ({ source, as: 'choice' as const })),
        { source: 'dateFrom', as: 'day' },
        { source: 'dateTo', as: 'day' },
        { source: 'number' },
      ],
      paper: 'always',
    },
  };
}

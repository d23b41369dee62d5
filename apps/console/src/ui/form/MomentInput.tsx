import { dottedMoment } from '@semestr/core/dates';
import { typedMoment } from '@semestr/core/typed';
import { MomentField } from '@semestr/ui/fields/MomentField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../clock.ts';
import { uiTexts } from '../texts/index.ts';
import type { Explain, FieldProps } from './use-field.ts';
import { useTyped } from './use-typed.ts';

/** Parses the typed or stored text. */
function read(text: string): string | null {
  const moment = typedMoment(text);
  if (moment) return moment.toISOString();
  return /T.*Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

const write = (kept: string): string => dottedMoment(new Date(read(kept) ?? kept));

const show = (value: unknown): string => (typeof value === 'string' && value !== '' ? write(value) : '');

/** First and last possible time, for the message when the server rejects any other. */
interface MomentLimits {
  first?: Date;
  last?: Date;
}

/** A date and time in the university's time zone, stored as an ISO date-time; an empty optional one is null. */
export function MomentInput({ first, last, ...props }: FieldProps & MomentLimits) {
  const t = useTexts(uiTexts);
  const explain: Explain = (fault, value) => {
    const moment = new Date(String(value));
    if (fault === 'too-small' && first && moment < first)
      return t('expected.notBefore', { day: dottedMoment(first) });
    if (fault === 'too-big' && last && moment > last)
      return t('expected.notAfter', { day: dottedMoment(last) });
    return undefined;
  };
  const field = useTyped(props, { read, write, show, unreadable: t('expected.momentForm'), explain });
  return <MomentField {...field} placeholder={t('form.momentForm')} opensAt={today()} />;
}

import { MAX_PAIR } from '@semestr/core/bells';
import * as z from 'zod/mini';
import { int, resource } from './resource.ts';
import { IsoDate, Time } from './shapes.ts';

/** A pair of the bell schedule; those with the same `validFrom` are a set, which applies from that day. */
export const Bell = z.object({
  number: z.int(),
  /** `HH:MM`. */
  start: z.string(),
  end: z.string(),
  validFrom: IsoDate,
});

const bell = { number: int(1, MAX_PAIR), start: Time, end: Time, validFrom: IsoDate };

/** An overlap with another bell of the same set is rejected with `overlap`, at the field `start` or `end`. */
export const bells = resource('bells', 'the bells: when the classes of a day begin and end', {
  area: 'timetable',
  fields: bell,
  edited: bell,
  filter: { number: bell.number, validFrom: IsoDate },
});

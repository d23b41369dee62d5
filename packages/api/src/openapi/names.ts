import { capitalise } from '@semestr/core/display';
import * as z from 'zod/mini';
import type { Schema } from '../endpoint.ts';
import { IdOrIds } from '../filters.ts';
import { Id } from '../shapes.ts';

interface NamedShape {
  name: string;
  schema: Schema;
}

type Features = Readonly<Record<string, object>>;

/** Returns the schemas that features export in addition to their calls, with unique names: `Certificate`. */
export const namedShapes = (features: Features): readonly NamedShape[] =>
  Object.entries(features)
    .flatMap(([feature, members]) =>
      Object.entries(members).flatMap(([name, schema]: [string, unknown]) =>
        schema instanceof z.ZodMiniObject ? [{ feature, name, schema }] : [],
      ),
    )
    .map(({ feature, name, schema }, index, all): NamedShape => {
      const isFirst = all.findIndex((other) => other.name === name) === index;
      return { name: isFirst ? name : capitalise(feature) + name, schema };
    })
    // These appear in nearly every call.
    .concat({ name: 'Id', schema: Id }, { name: 'IdOrIds', schema: IdOrIds });

import { capitalised } from '@semestr/core/display';
import type { ApiDocument, Operation, Parameter, Reference } from './document.ts';

/** What fewer calls have stands in them: a reference is hardly shorter. */
const MIN_CALLS = 3;

type Stated = Parameter | Reference;

/** The parameters that several calls have just alike, by their texts, each with a name: "Id", "Range". */
function repeated(operations: readonly Operation[]): Map<string, string> {
  const all = operations.flatMap(({ parameters }) => parameters.filter((one) => 'name' in one));
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const [text, [first, ...others]] of Map.groupBy(all, (one) => JSON.stringify(one))) {
    if (!first || others.length + 1 < MIN_CALLS) continue;
    const name = capitalised(first.name.replaceAll(/\W/g, ''));
    let unique = name;
    for (let number = 2; used.has(unique); number += 1) unique = `${name}${number}`;
    used.add(unique);
    names.set(text, unique);
  }
  return names;
}

/** A document in which no parameter stands again and again: it is a component that calls refer to. */
export function sharedParameters(document: ApiDocument): ApiDocument {
  const names = repeated(Object.values(document.paths).flatMap((methods) => Object.values(methods)));
  const parameters: Record<string, Parameter> = { ...document.components.parameters };
  const refer = (one: Stated): Stated => {
    const name = 'name' in one ? names.get(JSON.stringify(one)) : undefined;
    if (name === undefined || !('name' in one)) return one;
    parameters[name] = one;
    return { $ref: `#/components/parameters/${name}` };
  };
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          { ...operation, parameters: operation.parameters.map(refer) },
        ]),
      ),
    ]),
  );
  return { ...document, paths, components: { ...document.components, parameters } };
}

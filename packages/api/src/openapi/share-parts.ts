import { capitalise } from '@semestr/core/display';
import type { ApiDocument, ApiResponse, Operation, Parameter, Reference } from './document.ts';

/** Parts used by fewer calls stay inline, because a reference is hardly shorter. */
const MIN_CALLS = 3;

/** Maps the text of a part that several calls share to a unique name: "Id", "Id2". */
function repeated<T>(all: readonly T[], nameOf: (one: T) => string): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const [text, [first, ...others]] of Map.groupBy(all, (one) => JSON.stringify(one))) {
    if (!first || others.length + 1 < MIN_CALLS) continue;
    const name = nameOf(first);
    let unique = name;
    for (let number = 2; used.has(unique); number += 1) unique = `${name}${number}`;
    used.add(unique);
    names.set(text, unique);
  }
  return names;
}

const isWhole = <T extends object>(one: T | Reference): one is T => !('$ref' in one);

/** "Parameter `range`" becomes `Range`. */
const nameOfParameter = ({ name }: Parameter): string => capitalise(name.replaceAll(/\W/g, ''));

/** Names the response with one `Faculty` `200.Faculty`, and a response whose schema has no name `200.Answer`. */
function nameOfAnswer({ content }: ApiResponse): string {
  const ref = content?.['application/json']?.schema.$ref;
  return `200.${ref?.split('/').at(-1) ?? 'Answer'}`;
}

/**
 * Moves repeated parameters and responses of a document into components that calls refer to. Refusals are already
 * components.
 */
export function sharedParts(document: ApiDocument): ApiDocument {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const parameterNames = repeated(
    operations.flatMap(({ parameters }) => parameters.filter(isWhole)),
    nameOfParameter,
  );
  const answerNames = repeated(
    operations
      .flatMap(({ responses }) => Object.values(responses).filter(isWhole))
      .filter(({ content }) => content),
    nameOfAnswer,
  );
  const parameters: Record<string, Parameter> = { ...document.components.parameters };
  const responses: Record<string, ApiResponse> = { ...document.components.responses };

  const referring =
    <T extends object>(
      place: 'parameters' | 'responses',
      names: Map<string, string>,
      shared: Record<string, T>,
    ) =>
    (one: T | Reference): T | Reference => {
      const name = isWhole(one) ? names.get(JSON.stringify(one)) : undefined;
      if (name === undefined || !isWhole(one)) return one;
      shared[name] = one;
      return { $ref: `#/components/${place}/${name}` };
    };
  const toParameter = referring('parameters', parameterNames, parameters);
  const toAnswer = referring('responses', answerNames, responses);
  const referTo = (operation: Operation): Operation => ({
    ...operation,
    parameters: operation.parameters.map(toParameter),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, one]) => [status, toAnswer(one)]),
    ),
  });
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, referTo(operation)])),
    ]),
  );
  return { ...document, paths, components: { ...document.components, parameters, responses } };
}

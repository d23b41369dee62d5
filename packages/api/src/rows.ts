/**
 * Returns the rows of a response that may be a list or a page of one. Separate from the schemas, which browsers need
 * not load.
 */
export const rowsOf = <T>(answer: T[] | { content: T[] }): T[] =>
  Array.isArray(answer) ? answer : answer.content;

/**
 * Access to arrays of integers. The search reads them millions of times a second, always within their bounds: the
 * alternative value only satisfies the compiler, and an engine that inlines these functions removes it. All arrays have
 * the same type, because a function that reads several types of arrays is several times slower.
 */

/** Returns the value at an index within the array. */
export const at = (array: Int32Array, index: number): number => array[index] ?? 0;

/** Adds to the value at an index within the array. */
export const add = (array: Int32Array, index: number, amount: number): void => {
  array[index] = (array[index] ?? 0) + amount;
};

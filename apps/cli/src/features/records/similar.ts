/** Returns the edit distance: the number of letters to change, add or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, match] of Array.from(other).entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === match ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the names nearest to a misspelt word. */
export function similarTo(word: string, names: readonly string[]): string[] {
  const far = names.map((name) => distance(word.toLowerCase(), name.toLowerCase()));
  const nearest = Math.min(...far);
  return nearest > Math.max(1, word.length * 0.4) ? [] : names.filter((_, index) => far[index] === nearest);
}

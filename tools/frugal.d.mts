export const frugal: {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

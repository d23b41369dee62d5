export const nodeFlags: {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

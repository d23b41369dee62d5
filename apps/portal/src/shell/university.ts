/** The legal person behind this installation, as the footer names it. */
export const university = {
  supportPhone: '+375172930000',
  supportEmail: 'support@example.by',
  since: 2009,
} as const;

export default {
  impersonated: 'Администратор вошёл в портал под вашим именем, чтобы помочь или проверить данные.',
  reason: 'Причина: {{reason}}',
} as const;

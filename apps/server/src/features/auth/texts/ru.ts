export default {
  impersonated: 'Администратор вошёл на портал от вашего имени, чтобы помочь или проверить данные.',
  reason: 'Причина: {{reason}}',
} as const;

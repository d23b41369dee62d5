export default {
  addressChanged: {
    subject: 'Семестр: адрес изменён',
    text: 'В вашем аккаунте указан другой e-mail: {{email}}. Если это сделали не вы, обратитесь в деканат.',
  },
} as const;

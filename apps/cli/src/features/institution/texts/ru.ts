export default {
  name: 'название',
  taxNumber: 'УНП',
  address: 'адрес',
  supportPhone: 'телефон поддержки',
  supportEmail: 'почта поддержки',
  deansOffice: 'телефон деканата',
  unknown:
    'Этот сервер не сообщает, какому университету он принадлежит. Администратор указывает это в консоли.',
} as const;

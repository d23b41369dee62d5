const ru = {
  copy: 'Скопировать',
  copied: 'Скопировано',
  notCopied: 'Браузер не\u00a0дал скопировать.',
} as const;

export default ru;

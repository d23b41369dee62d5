import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  step: 'Password recovery, step {{step}} of {{of}}',
  login: {
    title: 'What is your username?',
    label: 'Username',
    hint: 'For students, the student card number',
    format: 'Incorrect login format',
    submit: 'Continue',
    remembered: 'Remembered your password?',
    signIn: 'Sign in',
  },
  contacts: {
    title: 'Where shall we send the code?',
    label: 'Your contacts',
    submit: 'Continue',
    none: 'No contacts are bound to this account',
    noneHint:
      'Contact the dean’s office: they will enter a phone number or an e-mail, and then you can recover the password.',
    again: 'Enter another username',
  },
  mask: {
    title: 'Fill in the hidden part',
    phone: 'The hidden part of the phone number {{mask}}',
    email: 'The hidden part of the e-mail {{mask}}',
    phoneHint: 'The 7 digits hidden by the dots',
    emailHint: 'Everything hidden by the dots',
    phoneRequired: 'Enter the missing part of the phone number!',
    emailRequired: 'Enter the missing part of the e-mail!',
    phoneFormat: 'Incorrect phone number format!',
    emailFormat: 'Incorrect e-mail format!',
    submit: 'Continue',
  },
  password: {
    title: 'Choose a new password',
    code: 'Confirmation code',
    codeBefore: 'The code will be sent to {{contact}}',
    sentTo: 'Sent to {{contact}}',
    getCode: 'Get code',
    getCodeHint: 'Choose a password and repeat it first.',
    submit: 'Create password',
    nextCode: 'You can get a new code when this one expires.',
    attempts: 'Attempts left: {{left}}',
    ranOut: 'Confirmation code validity period has expired.',
    sent: {
      phone: 'Confirmation code sent to the specified phone number',
      email: 'Confirmation code sent to the specified e-mail',
    },
  },
  limit: {
    title: 'Limit exceeded',
    text: 'There are no attempts left. Recovery will be available again in:',
    at: 'At {{time}} this page returns to the start by itself.',
    meanwhile: 'If you remember your password, you can sign in now.',
  },
  success: {
    title: 'Your password has been successfully changed',
    text: 'Sign in with your new password. All other sessions have ended.',
    signIn: 'Sign in',
  },
  initial: {
    title: 'Choose your first password',
    birthDate: 'Birth date',
    birthDateHint: 'To make sure it is you: 25.11.2008, with dots, hyphens, slashes or spaces',
    birthDateFormat: 'Enter a real date, such as 25.11.2008',
    birthDateFuture: 'The date cannot be in the future',
    login: 'Username',
    loginHint: 'To make sure it is you: your administrator gives you your username',
    loginFormat: 'Latin letters, digits, dot, hyphen, underscore',
    submit: 'Create password',
    expired: 'Link has expired!',
    expiredHint:
      'You can set the password via recovery if a phone number or an e-mail is bound to the account.',
    recover: 'Recover the password',
  },
  help: {
    phone: 'No access to this phone?',
    email: 'No access to this e-mail?',
    none: 'No access to these contacts?',
    link: 'Link not working?',
    other: 'Another contact',
    or: 'or',
    office: 'the dean’s office',
    Office: 'The dean’s office',
  },
} as const satisfies TextsLike<typeof ru>;

export default en;

import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  title: 'Access',
  link: {
    name: 'Password',
    byMail: 'Password by e-mail',
    open: 'Link for the first password…',
    title: 'Make a link for the first password?',
    hint: 'With it the owner of the account sets a password, for which {{proof}} is needed. Links made earlier become void. Until when the new one holds is said beside it.',
    proof: { birthDate: 'the date of birth', login: 'the login' },
    confirm: 'Make the link',
    made: 'Link for the first password',
    address: 'Address',
    until: 'Holds until {{date, dayMonth}}, {{time}}, and only once.',
    handOver:
      'Give it to the owner of the account alone: {{proof}} will be asked for. The link is shown here once; if it is lost, make another.',
    notCopied: 'The browser did not allow copying. The link is selected: copy it with Ctrl+C.',
    close: 'Close',
  },
  send: {
    open: 'Send the link by e-mail…',
    title: 'Send the link by e-mail?',
    hint: 'The e-mail with the link goes to the address of the account, nobody sees it here. To set the password, {{proof}} is needed. Links made earlier become void.',
    confirm: 'Send',
    done: 'The link was sent to {{email}}.',
  },
  unban: {
    name: 'Attempts',
    open: 'Give all attempts back…',
    title: 'Give all attempts back?',
    hint: 'Failures are forgotten: the owner of the account can sign in, recover the password and request a code at once. If somebody else used the attempts up, they get them back too.',
    confirm: 'Give attempts back',
    done: 'The attempts have been given back.',
  },
  endSessions: {
    name: 'Sessions',
    open: 'Sign out everywhere…',
    title: 'Sign out everywhere?',
    hint: 'On every device they will have to sign in again. The password stays the same: whoever knows it can sign in again.',
    confirm: 'Sign out everywhere',
    done: 'The account is signed out everywhere.',
  },
  resetSecondFactor: {
    name: 'Second factor',
    open: 'Reset the second factor…',
    title: 'Reset the second factor?',
    hint: 'Codes of the app and recovery codes no longer work, and passkeys are removed: username and password will be enough to sign in. The owner is told. First make sure that it is the owner who asks for it.',
    confirm: 'Reset',
    done: 'The second factor has been reset.',
  },
  blocking: {
    name: 'Block',
    asking: 'One moment…',
    retry: 'Try again',
    states: { restorable: 'Blocked until a new password', 'for-good': 'Blocked' },
  },
  block: {
    open: 'Block…',
    title: 'Block the account?',
    hint: 'All sessions end at once, and the owner can no longer sign in. The owner is told; nothing in the account is lost.',
    kind: 'Until when',
    kinds: { restorable: 'Until a new password', 'for-good': 'Until an administrator unblocks it' },
    kindHints: {
      restorable: 'The owner gets back in without help: with a new password, by phone, e-mail or link.',
      'for-good': 'A new password does not help.',
    },
    confirm: 'Block',
    done: 'The account has been blocked.',
  },
  unblock: {
    open: 'Unblock…',
    title: 'Unblock the account?',
    hint: 'The owner can sign in at once, with the password there is, and is told.',
    confirm: 'Unblock',
    done: 'The account has been unblocked.',
  },
} as const satisfies TextsLike<typeof ru>;

/** What the history keeps of the page from which one comes to the success. */
export const PASSWORD_SET = 'password set';

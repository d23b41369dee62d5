/** Navigation state with which the success page is opened. */
export const PASSWORD_SET = 'password set';

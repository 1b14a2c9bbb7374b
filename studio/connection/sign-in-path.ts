/** The path of the development server that answers with the token of an editor's session. */
export const SIGN_IN_PATH = '/sign-in-for-development';

/** The path of the development server that answers with an editor's token. */
export const SIGN_IN_PATH = '/sign-in-for-development';

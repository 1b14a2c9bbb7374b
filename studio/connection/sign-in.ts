import { SIGN_IN_PATH } from './sign-in-path.ts';
import { tokenKey } from './stored-token.ts';

/**
 * Signs in on a development server that offers it, before the Studio reads its token from where it
 * stores it. Without one, or outside a browser, does nothing: the Studio then asks the editor to
 * sign in.
 */
export async function signIn(projectId: string): Promise<void> {
  if (!process.env.SANITY_STUDIO_SIGN_IN || typeof document === 'undefined') return;
  const response = await fetch(SIGN_IN_PATH, { method: 'POST' });
  const { token }: { token?: string } = await response.json();
  if (!token) return;
  localStorage.setItem(tokenKey(projectId), JSON.stringify({ token }));
}

import type { APIRequestContext } from '@playwright/test';

/** Returns the cookies of a client as the header of a request that it does not send itself. */
export async function cookieHeader(client: APIRequestContext): Promise<string> {
  const { cookies } = await client.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

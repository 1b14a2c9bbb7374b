interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Seconds. */
  readonly maxAge: number;
}

/**
 * Returns a cookie of the whole site as browser and server write it: SameSite=Lax (specification,
 * section 9), and Secure on an HTTPS origin; on plain HTTP the browser would not send it back.
 * `origin` may be a complete address.
 */
export function cookieLine({ name, value, maxAge }: Cookie, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

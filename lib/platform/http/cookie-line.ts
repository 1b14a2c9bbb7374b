interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Seconds. */
  readonly maxAge: number;
}

/**
 * A cookie of the whole site as browser and server write it: SameSite Lax (specification, section
 * 9), and Secure wherever the browser would send it back, which is on every origin but those of
 * plain HTTP. `origin` may be a complete address.
 */
export function cookieLine({ name, value, maxAge }: Cookie, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

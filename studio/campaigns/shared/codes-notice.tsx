import { Notice } from './notice.tsx';

/** Asks for a code of a link that has none. */
export function CodesNotice() {
  return <Notice tone="caution">Enter a referral code, a discount code or both.</Notice>;
}

import { useEffect, useState } from 'react';
import { type CodeAnswer, lookUpCode } from '../rules/look-up-code';

/** How long a visitor has not typed when the code is taken for complete, in ms: each check may count as a guess. */
const PAUSE_MS = 600;

/** Returns what the server says about a code as it is typed; null for none. */
export function useCode(typed: string): CodeAnswer | null {
  const wanted = typed.trim();
  const [first] = useState(wanted);
  const [known, setKnown] = useState<{ typed: string; answer: CodeAnswer } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    const check = async () => {
      const answer = await lookUpCode(wanted);
      if (isCurrent) setKnown({ typed: wanted, answer });
    };
    // The code of the link is complete.
    const timer = setTimeout(check, wanted === first ? 0 : PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, first]);
  if (!wanted) return null;
  return known?.typed === wanted ? known.answer : 'checking';
}

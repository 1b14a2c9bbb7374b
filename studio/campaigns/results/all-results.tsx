import { Results } from './results.tsx';

const all = () => true;

/** What came of all campaigns. */
export function AllResults() {
  return <Results isShown={all} />;
}

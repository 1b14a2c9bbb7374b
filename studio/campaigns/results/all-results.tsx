import { Results } from './results.tsx';

const all = () => true;

/** The results of all campaigns. */
export function AllResults() {
  return <Results isShown={all} />;
}

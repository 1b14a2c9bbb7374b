/**
 * Returns a function that loads a script of another site and resolves with what it provides, as
 * `provided` finds it. The script is requested once; a failed attempt is discarded, so that the next
 * call tries again. Rejects when the script is blocked or provides nothing.
 */
export function scriptLoader<Provided>(
  provided: () => Provided | undefined,
): (source: string) => Promise<Provided> {
  let loading: Promise<Provided> | null = null;
  return (source) => {
    loading ??= new Promise<Provided>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = source;
      script.onload = () => {
        const found = provided();
        if (found) resolve(found);
        else reject(new Error(`The script ${source} did not provide what it should.`));
      };
      script.onerror = () => reject(new Error(`The script ${source} did not load.`));
      document.head.append(script);
    }).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

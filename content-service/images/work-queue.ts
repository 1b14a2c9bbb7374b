/** Why a job was not done: too many are waiting, or the service is being closed. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Job {
  readonly run: () => Promise<void>;
  readonly refuse: () => void;
}

/**
 * Runs a few jobs at a time. Those somebody waits for go first; those in the background run one at
 * a time and only while nobody waits.
 */
export class WorkQueue {
  readonly #concurrency: number;
  readonly #capacity: number;
  readonly #waiting: Job[] = [];
  readonly #background: Job[] = [];
  #active = 0;
  #activeInBackground = 0;
  #closed = false;

  /** At most `concurrency` jobs at once, and `capacity` more waiting in each of the two lines. */
  constructor(concurrency: number, capacity: number) {
    this.#concurrency = concurrency;
    this.#capacity = capacity;
  }

  /** Does a job somebody waits for. Rejects with {@link QueueFull} where the line is too long. */
  run<T>(task: () => Promise<T>): Promise<T> {
    return this.#enqueue(this.#waiting, task);
  }

  /** Does a job when there is time. Rejects with {@link QueueFull} where the line is too long. */
  runInBackground<T>(task: () => Promise<T>): Promise<T> {
    return this.#enqueue(this.#background, task);
  }

  /** Refuses what is waiting and whatever comes. What is running ends by itself. */
  close(): void {
    this.#closed = true;
    for (const job of [...this.#waiting.splice(0), ...this.#background.splice(0)]) job.refuse();
  }

  #enqueue<T>(line: Job[], task: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    if (this.#closed || line.length >= this.#capacity) reject(new QueueFull());
    else {
      line.push({ run: () => task().then(resolve, reject), refuse: () => reject(new QueueFull()) });
      this.#next();
    }
    return promise;
  }

  #next(): void {
    while (this.#active < this.#concurrency && this.#waiting.length > 0) {
      const job = this.#waiting.shift();
      this.#active += 1;
      void job?.run().finally(() => {
        this.#active -= 1;
        this.#next();
      });
    }
    if (this.#active > 0 || this.#activeInBackground > 0) return;
    const job = this.#background.shift();
    if (job === undefined) return;
    this.#activeInBackground = 1;
    void job.run().finally(() => {
      this.#activeInBackground = 0;
      this.#next();
    });
  }
}

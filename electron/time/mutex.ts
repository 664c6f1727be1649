/** Runs jobs one at a time in the order of their requests; a job that throws does not stop the next. */
export class Mutex {
  private last: Promise<unknown> = Promise.resolve()

  runExclusive<T>(job: () => Promise<T>): Promise<T> {
    const done = this.last.then(job, job)
    this.last = done.catch(() => undefined)
    return done
  }

  /** Resolves when all jobs requested before are done. */
  async idle(): Promise<void> {
    await this.last
  }
}

/** Runs jobs one after another, whatever they throw. */
export class Serial {
  private last: Promise<unknown> = Promise.resolve()

  run<T>(job: () => Promise<T>): Promise<T> {
    const done = this.last.then(job, job)
    this.last = done.catch(() => undefined)
    return done
  }

  /** Resolves when everything asked for so far is done. */
  async idle(): Promise<void> {
    await this.last
  }
}

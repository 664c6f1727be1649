import { existsSync, rmSync, writeFileSync } from 'node:fs'

/**
 * A file in the data folder that exists while the program runs. If it exists at a start, the previous run was killed or
 * crashed without a report.
 */
export class RunningMarker {
  private readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** Creates the file; returns whether that of the previous run still existed. */
  begin(version: string): boolean {
    const existed = existsSync(this.path)
    try {
      writeFileSync(this.path, `${version}\n`)
    } catch {
      // Without the file, an unclean end of this run just goes unreported.
    }
    return existed
  }

  end(): void {
    try {
      rmSync(this.path, { force: true })
    } catch {
      // A folder in its place does not belong to the program and stays.
    }
  }
}

import { existsSync, rmSync, writeFileSync } from 'node:fs'

/**
 * A note that lies in the data folder while the program runs. One that is still there at the next start tells that the
 * program was killed or broke down where it could not say so any more.
 */
export class RunningMarker {
  private readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** Lays the note down; tells whether that of an earlier run was still there. */
  begin(version: string): boolean {
    const wasThere = existsSync(this.path)
    try {
      writeFileSync(this.path, `${version}\n`)
    } catch {
      // Without the note an end without farewell goes unreported, and that is all.
    }
    return wasThere
  }

  end(): void {
    rmSync(this.path, { force: true })
  }
}

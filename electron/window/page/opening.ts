import type { AppInfo } from '../../contract/ipc.ts'

/** A match to be opened or a replay to be watched, as the page is told. */
interface Opening {
  readonly kind: 'reopen' | 'watch'
  readonly id: string
}

/** What a page is to open as soon as it is loaded; forgotten once it has opened anything. */
export class PageOpening {
  private current: Opening | null = null
  private next: Opening | null = null

  /** For the page that is about to be loaded, and not for the one that is still there. */
  prepare(opening: Opening): void {
    this.next = opening
  }

  /** For whatever page comes next, however that comes about. */
  keep(match: string | null): void {
    if (match !== null) this.current = { kind: 'reopen', id: match }
  }

  /** Another page takes the place of the one before. */
  turn(): void {
    this.current = this.next ?? this.current
    this.next = null
  }

  /** The page has opened something. */
  done(): void {
    this.current = null
  }

  told(): Pick<AppInfo, 'reopen' | 'watch'> {
    return this.current === null ? {} : { [this.current.kind]: this.current.id }
  }
}

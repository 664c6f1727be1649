import type { AppInfo } from '../../contract/ipc.ts'

/** A match to reopen or a replay to watch. */
interface OpenTarget {
  readonly kind: 'reopen' | 'watch'
  readonly id: string
}

/** The match or replay that a page opens after it is loaded; cleared when it has opened anything. */
export class PendingOpen {
  private current: OpenTarget | null = null
  private next: OpenTarget | null = null

  /** Sets what the next page opens; does not affect the current page. */
  setForNextPage(pending: OpenTarget): void {
    this.next = pending
  }

  /** Reopens this match in the page that is loaded next. */
  reopenMatch(match: string | null): void {
    if (match !== null) this.current = { kind: 'reopen', id: match }
  }

  /** Must be called when another page replaces the current one. */
  pageReplaced(): void {
    this.current = this.next ?? this.current
    this.next = null
  }

  /** Must be called when the page has opened something. */
  clear(): void {
    this.current = null
  }

  appInfo(): Pick<AppInfo, 'reopen' | 'watch'> {
    return this.current === null ? {} : { [this.current.kind]: this.current.id }
  }
}

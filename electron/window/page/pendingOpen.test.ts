import { describe, expect, it } from 'vitest'
import { PendingOpen } from './pendingOpen.ts'

describe('PendingOpen', () => {
  it('reopens the match of a crashed page until the new page has opened it', () => {
    const pending = new PendingOpen()
    pending.reopenMatch('evening')
    pending.pageReplaced()
    expect(pending.appInfo()).toEqual({ reopen: 'evening' })
    pending.clear()
    expect(pending.appInfo()).toEqual({})
  })

  it('keeps what is set for the next page even if the current page opens something', () => {
    const pending = new PendingOpen()
    pending.setForNextPage({ kind: 'watch', id: 'replay-1' })
    expect(pending.appInfo()).toEqual({})
    pending.clear()
    pending.pageReplaced()
    expect(pending.appInfo()).toEqual({ watch: 'replay-1' })
    pending.pageReplaced()
    expect(pending.appInfo()).toEqual({ watch: 'replay-1' })
  })

  it('is empty when no match was open', () => {
    const pending = new PendingOpen()
    pending.reopenMatch(null)
    pending.pageReplaced()
    expect(pending.appInfo()).toEqual({})
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { showProblem, showNotice, useToasts } from './toasts.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))
const shown = () => useToasts.getState().toasts

describe('toasts', () => {
  it('tell the same trouble only once', () => {
    showProblem({ code: 'save-failed' })
    showProblem({ code: 'save-failed', detail: 'ENOSPC' })
    expect(shown()).toMatchObject([{ problem: { code: 'save-failed', detail: 'ENOSPC' } }])
  })

  it('keep quiet about what the player cancelled', () => {
    showProblem({ code: 'cancelled' })
    expect(shown()).toEqual([])
  })

  it('keep only the newest few', () => {
    for (const n of [1, 2, 3, 4, 5]) showNotice(`news ${n}`)
    expect(shown().map(({ text }) => text)).toEqual(['news 2', 'news 3', 'news 4', 'news 5'])
  })

  it('go when they are dismissed', () => {
    showNotice('ahoy')
    const id = shown()[0]?.id ?? 0
    useToasts.getState().dismiss(id)
    expect(shown()).toEqual([])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { goTo, openSheet } from '../screens.ts'
import { showNotice, showPassingNotice, showProblem, useToasts } from './toasts.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))
const shown = () => useToasts.getState().toasts

describe('toasts', () => {
  it('shows the same problem only once', () => {
    showProblem({ code: 'save-failed' })
    showProblem({ code: 'save-failed', detail: 'ENOSPC' })
    expect(shown()).toMatchObject([{ problem: { code: 'save-failed', detail: 'ENOSPC' } }])
  })

  it('does not show a cancelled dialog', () => {
    showProblem({ code: 'cancelled' })
    expect(shown()).toEqual([])
  })

  it('keeps only the newest few', () => {
    for (const n of [1, 2, 3, 4, 5]) showNotice(`news ${n}`)
    expect(shown().map(({ text }) => text)).toEqual(['news 2', 'news 3', 'news 4', 'news 5'])
  })

  it('leave with their screen, except for lasting ones', () => {
    showNotice('ahoy')
    showProblem({ code: 'file-unreadable' })
    showProblem({ code: 'save-failed' })
    goTo({ name: 'settings' })
    expect(shown().map(({ problem }) => problem?.code)).toEqual(['save-failed'])
  })

  it('stay while a sheet is opened over the table', () => {
    showNotice('ahoy')
    openSheet({ name: 'pause' })
    expect(shown()).toHaveLength(1)
  })

  it('about a decision go away once it is made, and no others', () => {
    showNotice('ahoy')
    showPassingNotice('point at her and take her in hand')
    useToasts.getState().pass()
    expect(shown().map(({ text }) => text)).toEqual(['ahoy'])
  })

  it('removes a dismissed toast', () => {
    showNotice('ahoy')
    const id = shown()[0]?.id ?? 0
    useToasts.getState().dismiss(id)
    expect(shown()).toEqual([])
  })
})

import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { handled } from '../testkit/handled.ts'
import { followAltKey, useAltKey } from './altKey.ts'
import { openContext } from './contexts.ts'
import { adoptEase, REPEATS, repeatNow, slowKeys } from './ease.ts'
import { TABLE } from './tableCommands.ts'

let given: string[]

beforeEach(() => {
  given = []
  onTestFinished(slowKeys())
  onTestFinished(openContext({ kind: 'table', tables: [handled(TABLE, (name) => given.push(name))] }))
})

afterEach(() => adoptEase({ holdRepeat: 'usual', holdsToggle: false }))

/** Holds a key for a second, whose system repeats every 50 ms from 250 ms on; returns how often the cursor moved. */
function heldFor(code: string, target: Element = document.body): number {
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get')
  for (let at = 0; at <= 1000; at += at === 0 ? 250 : 50) {
    now.mockReturnValue(5000 + at)
    fireEvent.keyDown(target, { code, repeat: at > 0 })
  }
  now.mockRestore()
  return given.length
}

describe('a held key', () => {
  it('repeats as the system says unless the player has chosen otherwise', () => {
    expect(heldFor('ArrowUp')).toBe(17)
  })

  it('repeats late and slowly', () => {
    adoptEase({ holdRepeat: 'slow', holdsToggle: false })
    expect(repeatNow()).toEqual({ after: 700, every: 250 })
    // at 0, 700 and 950 ms
    expect(heldFor('ArrowUp')).toBe(3)
  })

  it('does not repeat at all', () => {
    adoptEase({ holdRepeat: 'off', holdsToggle: false })
    expect([heldFor('ArrowUp'), REPEATS.off]).toEqual([1, null])
  })

  it('repeats as usual in a text field', () => {
    adoptEase({ holdRepeat: 'off', holdsToggle: false })
    const field = document.body.appendChild(document.createElement('input'))
    onTestFinished(() => field.remove())
    let typed = 0
    field.addEventListener('keydown', () => typed++)
    heldFor('KeyA', field)
    expect(typed).toBe(17)
  })
})

describe('Alt', () => {
  const alt = (kind: 'keyDown' | 'keyUp', repeat = false) => fireEvent[kind](document.body, { key: 'Alt', repeat })
  const press = () => {
    alt('keyDown')
    alt('keyDown', true)
    alt('keyUp')
    return useAltKey.getState().isHeld
  }

  it('shows more while it is held', () => {
    onTestFinished(followAltKey())
    alt('keyDown')
    expect(useAltKey.getState().isHeld).toBe(true)
    alt('keyUp')
    expect(useAltKey.getState().isHeld).toBe(false)
  })

  it('shows more between two presses where a press toggles', () => {
    onTestFinished(followAltKey())
    adoptEase({ holdRepeat: 'usual', holdsToggle: true })
    expect([press(), press()]).toEqual([true, false])
  })
})

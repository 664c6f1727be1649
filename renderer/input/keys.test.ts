import { describe, expect, it } from 'vitest'
import { belongsToFocus, gestureOf, type KeyPress } from './keys.ts'

const LETTERS = { KeyE: 'carry', KeyB: 'bottle' } as const
const press = (code: string, held: Partial<KeyPress> = {}) =>
  gestureOf({ code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held }, LETTERS)

describe('keys', () => {
  it('move the cursor as on the map: up is north', () => {
    expect(press('ArrowUp')).toEqual({ kind: 'cursor', east: 0, north: 1 })
    expect(press('ArrowLeft')).toEqual({ kind: 'cursor', east: -1, north: 0 })
  })

  it('choose by digits of both blocks', () => {
    expect([press('Digit2'), press('Numpad2')]).toEqual(Array(2).fill({ kind: 'digit', n: 2 }))
    expect(press('Digit0')).toBeNull()
  })

  it('go back with Shift and Tab', () => {
    expect([press('Tab'), press('Tab', { shiftKey: true })]).toEqual([{ kind: 'next' }, { kind: 'previous' }])
  })

  it('of the game’s own are known by its letters', () => {
    expect([press('KeyE'), press('KeyX')]).toEqual([{ kind: 'letter', letter: 'carry' }, null])
  })

  it('leave the system its own combinations', () => {
    expect([
      press('Tab', { altKey: true }),
      press('KeyE', { metaKey: true }),
      press('KeyB', { ctrlKey: true }),
    ]).toEqual(Array(3).fill(null))
    expect(press('KeyZ', { ctrlKey: true })).toEqual({ kind: 'undo' })
  })
})

describe('the focus', () => {
  it('keeps Enter, Space and Tab for a focused button, but not the table’s letters', () => {
    const button = { tagName: 'BUTTON' }
    const kept = (code: string) => {
      const gesture = press(code)
      return gesture !== null && belongsToFocus(gesture, button)
    }
    expect(['Enter', 'Space', 'Tab', 'KeyE', 'ArrowUp', 'Escape'].map(kept)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('keeps everything but Esc for a text field, and nothing for the table', () => {
    expect(belongsToFocus({ kind: 'letter', letter: 'carry' }, { tagName: 'INPUT' })).toBe(true)
    expect(belongsToFocus({ kind: 'cancel' }, { tagName: 'INPUT' })).toBe(false)
    expect(belongsToFocus({ kind: 'confirm' }, { tagName: 'BODY' })).toBe(false)
  })
})

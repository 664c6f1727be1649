import { describe, expect, it } from 'vitest'
import { belongsToFocus, gestureOf, type KeyPress } from './keys.ts'

const LETTERS = { KeyE: 'carry', KeyB: 'bottle' } as const
const press = (code: string, held: Partial<KeyPress> = {}) =>
  gestureOf({ code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held }, LETTERS)

describe('keys', () => {
  it.each([
    ['ArrowUp', { kind: 'cursor', east: 0, north: 1 }],
    ['ArrowDown', { kind: 'cursor', east: 0, north: -1 }],
    ['ArrowLeft', { kind: 'cursor', east: -1, north: 0 }],
    ['ArrowRight', { kind: 'cursor', east: 1, north: 0 }],
    ['Enter', { kind: 'confirm' }],
    ['NumpadEnter', { kind: 'confirm' }],
    ['Space', { kind: 'space' }],
    ['Escape', { kind: 'cancel' }],
    ['KeyL', { kind: 'log' }],
    ['F1', { kind: 'rules' }],
    ['F6', { kind: 'panels' }],
  ])('%s means the same in every game', (code, gesture) => {
    expect(press(code)).toEqual(gesture)
  })

  it('choose by digits of both blocks', () => {
    expect([press('Digit2'), press('Numpad2')]).toEqual(Array(2).fill({ kind: 'digit', n: 2 }))
    expect([press('Digit0'), press('Digit10'), press('NotADigit1')]).toEqual(Array(3).fill(null))
  })

  it('take a move back with Z, held with Ctrl or not', () => {
    expect([press('KeyZ'), press('KeyZ', { ctrlKey: true })]).toEqual(Array(2).fill({ kind: 'undo' }))
  })

  it('go back with Shift and Tab', () => {
    expect([press('Tab'), press('Tab', { shiftKey: true })]).toEqual([{ kind: 'next' }, { kind: 'previous' }])
  })

  it('of the game’s own are known by its letters', () => {
    const carry = { kind: 'letter', letter: 'carry' }
    expect([press('KeyE'), press('KeyE', { shiftKey: true }), press('KeyX')]).toEqual([carry, carry, null])
  })

  it('leave the system its own combinations', () => {
    expect([
      press('Tab', { altKey: true }),
      press('KeyE', { metaKey: true }),
      press('KeyB', { ctrlKey: true }),
    ]).toEqual(Array(3).fill(null))
  })
})

describe('the focus', () => {
  const focus =
    (tagName: string) =>
    (code: string, held: Partial<KeyPress> = {}) => {
      const gesture = press(code, held)
      return gesture !== null && belongsToFocus(gesture, { tagName })
    }

  it('keeps Enter, Space and Tab for a focused button, but not the table’s keys', () => {
    const kept = focus('BUTTON')
    expect([kept('Enter'), kept('Space'), kept('Tab'), kept('Tab', { shiftKey: true })]).toEqual(Array(4).fill(true))
    expect(['KeyE', 'ArrowUp', 'Escape'].map((code) => kept(code))).toEqual(Array(3).fill(false))
  })

  it('keeps everything but Esc for a text field', () => {
    const kept = focus('INPUT')
    expect([kept('KeyE'), kept('Enter'), kept('ArrowUp'), kept('Escape')]).toEqual([true, true, true, false])
  })

  it('keeps nothing where it means nothing: on the page itself, on other elements, nowhere', () => {
    expect([focus('BODY')('Enter'), focus('P')('Enter')]).toEqual([false, false])
    expect(belongsToFocus({ kind: 'confirm' }, null)).toBe(false)
  })
})

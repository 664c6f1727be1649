import { describe, expect, it } from 'vitest'
import { belongsToFocus, chordsOf, type KeyPress } from './chords.ts'

const press = (code: string, held: Partial<KeyPress> = {}) =>
  chordsOf({ code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held })

describe('a key press', () => {
  it('matches a binding with Shift before one without', () => {
    expect(press('Tab', { shiftKey: true })).toEqual(['Shift+Tab', 'Tab'])
    expect(press('KeyE')).toEqual(['KeyE'])
  })

  it('with Ctrl is a separate key', () => {
    expect(press('KeyZ', { ctrlKey: true })).toEqual(['Ctrl+KeyZ'])
    expect(press('KeyZ', { ctrlKey: true, shiftKey: true })).toEqual(['Ctrl+Shift+KeyZ', 'Ctrl+KeyZ'])
    expect(press('KeyZ', { metaKey: true })).toEqual(['Ctrl+KeyZ'])
  })

  it('with Alt belongs to the system', () => {
    expect([...press('Tab', { altKey: true }), ...press('KeyE', { altKey: true, metaKey: true })]).toEqual([])
  })
})

describe('the focus', () => {
  it('keeps Enter, Space and Tab for a focused button, but not the table’s keys', () => {
    const kept = (code: string) => belongsToFocus(code, { tagName: 'BUTTON' })
    expect(['Enter', 'NumpadEnter', 'Space', 'Tab'].map(kept)).toEqual(Array(4).fill(true))
    expect(['KeyE', 'ArrowUp', 'Escape'].map(kept)).toEqual(Array(3).fill(false))
  })

  it('keeps everything but Esc for a text field', () => {
    const kept = (code: string) => belongsToFocus(code, { tagName: 'INPUT' })
    expect(['KeyE', 'Enter', 'ArrowUp', 'Escape'].map(kept)).toEqual([true, true, true, false])
  })

  it('keeps for a radio button or checkbox only the keys that move in it: Enter and letters belong to the table', () => {
    for (const type of ['radio', 'checkbox']) {
      const kept = (code: string) => belongsToFocus(code, { tagName: 'INPUT', type })
      expect(['Space', 'Tab', 'ArrowLeft', 'ArrowDown'].map(kept)).toEqual(Array(4).fill(true))
      expect(['Enter', 'NumpadEnter', 'KeyU', 'Digit2', 'Escape'].map(kept)).toEqual(Array(5).fill(false))
    }
    expect(belongsToFocus('Enter', { tagName: 'INPUT', type: 'text' })).toBe(true)
  })

  it('keeps for a slider the keys that move it: Space plays a recording that was dragged', () => {
    const kept = (code: string) => belongsToFocus(code, { tagName: 'INPUT', type: 'range' })
    expect(['ArrowLeft', 'Home', 'End', 'PageDown', 'Tab'].map(kept)).toEqual(Array(5).fill(true))
    expect(['Space', 'Enter', 'KeyE', 'Escape'].map(kept)).toEqual(Array(4).fill(false))
  })

  it('keeps nothing on the page itself, on other elements or without a focus', () => {
    const kept = [{ tagName: 'BODY' }, { tagName: 'P' }, null].map((focused) => belongsToFocus('Enter', focused))
    expect(kept).toEqual([false, false, false])
  })
})

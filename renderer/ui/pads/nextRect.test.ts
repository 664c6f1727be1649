import { expect, it } from 'vitest'
import type { Direction } from '../../input/pad/buttons.ts'
import { nextRect, type Rect } from './nextRect.ts'

/** Buttons drawn as text, each as a run of one letter. */
function drawn(...rows: readonly string[]): Readonly<Record<string, Rect>> {
  const found: Record<string, Rect> = {}
  for (const [y, row] of rows.entries())
    for (const { 0: run, index } of row.matchAll(/([a-z])\1*/g))
      found[run.slice(0, 1)] = { left: index * 10, right: (index + run.length) * 10, top: y * 20, bottom: y * 20 + 16 }
  return found
}

function next(buttons: Readonly<Record<string, Rect>>, from: string, direction: Direction): string | null {
  const others = Object.entries(buttons).filter(([name]) => name !== from)
  const start = buttons[from]
  if (!start) throw new Error(`no ${from}`)
  return (
    others[
      nextRect(
        start,
        others.map(([, rect]) => rect),
        direction,
      )
    ]?.[0] ?? null
  )
}

it('goes along rows and columns', () => {
  const menu = drawn('aaaa bbbb', 'cccc dddd')
  expect([next(menu, 'a', 'right'), next(menu, 'a', 'down'), next(menu, 'd', 'up'), next(menu, 'd', 'left')]).toEqual([
    'b',
    'c',
    'b',
    'c',
  ])
})

it('goes from a wide button to a narrow one below, and back', () => {
  const form = drawn('aaaaaaaaaaaa', 'b  cc      d')
  expect(next(form, 'a', 'down')).toBe('c')
  expect(next(form, 'd', 'up')).toBe('a')
})

it('reaches a button far aside if nothing else is there', () => {
  expect(next(drawn('a', '', '', '          b'), 'a', 'down')).toBe('b')
  expect(next(drawn('a', 'b'), 'a', 'right')).toBeNull()
})

it('leaves no button of a form out', () => {
  const form = drawn('aaaa        b', 'c d e f', '   gggggggg', 'h          i')
  const reached = new Set(['a'])
  for (const from of reached)
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const to = next(form, from, direction)
      if (to !== null) reached.add(to)
    }
  expect([...reached].toSorted().join('')).toBe('abcdefghi')
})

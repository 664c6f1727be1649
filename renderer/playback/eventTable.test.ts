import { expect, it } from 'vitest'
import { byKind } from './eventTable.ts'

type Event =
  | { readonly kind: 'sailed'; readonly knots: number }
  | { readonly kind: 'sunk' }
  | { readonly kind: 'anchored' }

const soundOf = byKind<Event, [isNight: boolean], string | null>({
  sailed: ({ knots }, isNight) => (isNight ? null : `wind ${knots}`),
  sunk: 'splash',
  anchored: null,
})

it('gives each kind of event its own result, computed or fixed', () => {
  expect(soundOf({ kind: 'sailed', knots: 3 }, false)).toBe('wind 3')
  expect(soundOf({ kind: 'sailed', knots: 3 }, true)).toBeNull()
  expect(soundOf({ kind: 'sunk' }, true)).toBe('splash')
  expect(soundOf({ kind: 'anchored' }, false)).toBeNull()
})

it('has nothing for a kind of a later version', () => {
  expect(soundOf({ kind: 'flown' } as unknown as Event, false)).toBeUndefined()
})

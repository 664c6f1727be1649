import { describe, expect, it } from 'vitest'
import { printCell } from '../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { sea } from '../../../engine/testkit/sea.ts'
import { translator } from '../../i18n/t.ts'
import { flatDeedOf } from './flatDeed.ts'

const { state } = sea({ ships: { 'red-line': 'h8 N', 'blue-galleon': 'k8 N' } })
const at = unitNamed(state, 'blue-galleon')?.at
const from = unitNamed(state, 'red-line')?.at
if (typeof at !== 'number' || typeof from !== 'number') throw new Error('both ships are at sea')
const words = { t: translator('en'), nameOf: (seat: string) => seat }

function shown(event: AdmiralEvent): string {
  const deed = flatDeedOf(event, state, words)
  if (!deed) return 'nothing'
  const dice = deed.dice.map(({ pips, won }) => `${pips}${won ? '!' : ''}`)
  return [printCell(deed.cell), ...dice, deed.text, ...deed.from.map((gun) => `from ${printCell(gun)}`)].join(' ')
}

const shot = (die: number | null, hit: boolean) =>
  shown({
    kind: 'shotsFired',
    by: [{ ship: 'red-line', shots: 2, guns: 'broadside', from, distance: 2 }],
    target: 'blue-galleon',
    at,
    aim: 'hull',
    occasion: 'turn',
    faces: [4, 5, 6],
    die,
    hit,
    reveals: true,
  })

describe('the marks of an event on a flat sea', () => {
  it('are the die of a shot, its result, and its gunners', () => {
    expect(shot(5, true)).toBe('k8 5! Hit! from h8')
    expect(shot(2, false)).toBe('k8 2 Missed from h8')
    expect(shot(null, true)).toBe('k8 Hit! from h8')
  })

  it('are the effect of a hit, and whether it is critical', () => {
    expect(shown({ kind: 'hullDamaged', unit: 'blue-galleon', damage: 2, cause: 'shot' })).toBe(
      'k8 Blue galleon: hull −2',
    )
    const roll = { kind: 'criticalRolled', by: 'red-line', target: 'blue-galleon', aim: 'hull', reveals: true } as const
    expect(shown({ ...roll, die: 6, critical: true })).toBe('k8 6! Critical hit: rolled 6!')
    expect(shown({ ...roll, die: 3, critical: false })).toBe('k8 3 Not critical: rolled 3')
  })

  it('are a sinking, and both dice of a boarding, the attacker’s first', () => {
    expect(shown({ kind: 'shipSunk', ship: 'blue-galleon', at, cause: 'shot' })).toMatch(/^k8 Blue galleon/)
    const fight = { kind: 'boardingFought', ship: 'red-line', target: 'blue-galleon', reveals: true } as const
    expect(shown({ ...fight, dice: [5, 2], totals: [9, 3], winner: 'red-line' })).toMatch(/^k8 5! 2 /)
    expect(shown({ ...fight, dice: [1, 6], totals: [4, 8], winner: 'blue-galleon' })).toMatch(/^k8 1 6! /)
  })

  it('are none if the picture shows the event', () => {
    expect(shown({ kind: 'activationBegan', ship: 'red-line' })).toBe('nothing')
  })
})

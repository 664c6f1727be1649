import { expect, it } from 'vitest'
import { cellAt } from '../../../engine/sea-battle/cells.ts'
import { translator } from '../../i18n/t.ts'
import { midBattle } from '../../testkit/boards/seaBoard.ts'
import '../../i18n/all.ts'
import { seaBattleBeat } from './beats.ts'

const words = { t: translator('en'), nameOf: () => 'Drake' }
const shot = (result: 'miss' | 'hit' | 'sunk') => ({
  kind: 'shotFired',
  by: 'south',
  at: cellAt(1, 1),
  result,
  ship: result === 'sunk' ? [cellAt(1, 1)] : null,
})

it('frames the sinking of a ship, with the shooter and the place', () => {
  const beat = seaBattleBeat('en')(shot('sunk'), midBattle(), words)
  expect(beat?.title).toBe('Sunk!')
  expect(beat?.text).toMatch(/Drake.*B2/)
})

it.each([
  ['draw', 'Drawn by lot'],
  ['south', 'As chosen before the match'],
] as const)('shows who fires first, and why with the option %s', (first, why) => {
  const view = { ...midBattle(), options: { ...midBattle().options, first } }
  const joined = { kind: 'battleJoined', first: 'south' }
  expect(seaBattleBeat('en')(joined, view, words)).toEqual({
    title: 'Drake fires first',
    text: why,
  })
})

it('frames no miss and no hit', () => {
  for (const result of ['miss', 'hit'] as const)
    expect(seaBattleBeat('en')(shot(result), midBattle(), words)).toBeNull()
})
